import { ClassMembers, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MembersService } from '../members/members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofInvitation = ofClass.extend({ invitationId: ObjectIdString })

/** `DELETE /classes/{id}/invitations/{invitationId}`. */
export const revokeInvitationRoute: FastifyPluginAsyncZod<{
  members: Pick<MembersService, 'revoke'>
}> = async (app, { members }) => {
  const changed = { response: { 200: ClassMembers } }

  app.delete(
    '/classes/:id/invitations/:invitationId',
    { preHandler: app.requireProfile, schema: { params: ofInvitation, ...changed } },
    ({ actor, params: { id, invitationId } }) => members.revoke(actor, id, invitationId),
  )
}
