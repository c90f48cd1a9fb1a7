import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SchoolMembersService } from './school-members.service.ts'

const invitation = z.strictObject({ id: ObjectIdString })
const nothing = { response: { 204: z.null() } }

/** `DELETE /school/invitations/{id}`. */
export const revokeSchoolInvitationRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'revoke'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.delete(
    '/school/invitations/:id',
    { preHandler, schema: { ...nothing, params: invitation } },
    async ({ actor, params }, reply) => {
      await members.revoke(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
