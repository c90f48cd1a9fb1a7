import { ObjectIdString, UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MembersService } from './members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofMember = ofClass.extend({ userId: UserId })

/** `DELETE /classes/{id}/members/{userId}`: removes a teacher, or leaves the class. */
export const removeMemberRoute: FastifyPluginAsyncZod<{ members: Pick<MembersService, 'remove'> }> = async (
  app,
  { members },
) => {
  app.delete(
    '/classes/:id/members/:userId',
    { preHandler: app.requireProfile, schema: { params: ofMember, response: { 204: z.null() } } },
    async ({ actor, params: { id, userId } }, reply) => {
      await members.remove(actor, id, userId)
      return reply.code(204).send(null)
    },
  )
}
