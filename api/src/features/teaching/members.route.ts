import { ChangeMemberRequest, ClassMembers, ObjectIdString, UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MembersService } from './members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofMember = ofClass.extend({ userId: UserId })

/** The teachers of a class: read, give another role, remove, leave. */
export const membersRoute: FastifyPluginAsyncZod<{ members: MembersService }> = async (app, { members }) => {
  app.get(
    '/classes/:id/members',
    { schema: { params: ofClass, response: { 200: ClassMembers } } },
    ({ actor, params }) => members.list(actor, params.id),
  )

  app.patch(
    '/classes/:id/members/:userId',
    {
      preHandler: app.requireProfile,
      schema: { params: ofMember, body: ChangeMemberRequest, response: { 200: ClassMembers } },
    },
    ({ actor, params: { id, userId }, body }) => members.changeRole(actor, id, userId, body.role),
  )

  app.delete(
    '/classes/:id/members/:userId',
    { preHandler: app.requireProfile, schema: { params: ofMember, response: { 204: z.null() } } },
    async ({ actor, params: { id, userId } }, reply) => {
      await members.remove(actor, id, userId)
      return reply.code(204).send(null)
    },
  )
}
