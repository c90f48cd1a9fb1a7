import { ClassMembers, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MembersService } from './members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/members`: the teachers of a class. */
export const listMembersRoute: FastifyPluginAsyncZod<{ members: Pick<MembersService, 'list'> }> = async (
  app,
  { members },
) => {
  app.get(
    '/classes/:id/members',
    { schema: { params: ofClass, response: { 200: ClassMembers } } },
    ({ actor, params }) => members.list(actor, params.id),
  )
}
