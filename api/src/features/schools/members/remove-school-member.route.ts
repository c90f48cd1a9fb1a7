import { UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SchoolMembersService } from './school-members.service.ts'

const member = z.strictObject({ userId: UserId })
const nothing = { response: { 204: z.null() } }

/** `DELETE /school/members/{userId}`: removes a member, or leaves the school. */
export const removeSchoolMemberRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'remove'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.delete(
    '/school/members/:userId',
    { preHandler, schema: { ...nothing, params: member } },
    async ({ actor, params }, reply) => {
      await members.remove(actor, params.userId)
      return reply.code(204).send(null)
    },
  )
}
