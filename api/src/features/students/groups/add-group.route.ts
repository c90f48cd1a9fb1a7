import { GroupInput, ObjectIdString, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GroupsService } from './groups.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const response = { 200: RosterChange }

/** `POST /classes/{id}/groups`. */
export const addGroupRoute: FastifyPluginAsyncZod<{ groups: Pick<GroupsService, 'add'> }> = async (
  app,
  { groups },
) => {
  const preHandler = app.requireProfile

  app.post(
    '/classes/:id/groups',
    { schema: { params, body: GroupInput, response }, preHandler },
    ({ actor, params: { id }, body }) => groups.add(actor, id, body.name),
  )
}
