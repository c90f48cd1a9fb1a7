import { ClassMembers, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailLimit } from '../../../plugins/rate-limits.ts'
import type { MembersService } from '../members/members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofInvitation = ofClass.extend({ invitationId: ObjectIdString })

/** `POST /classes/{id}/invitations/{invitationId}/resend`. */
export const resendInvitationRoute: FastifyPluginAsyncZod<{
  members: Pick<MembersService, 'resend'>
}> = async (app, { members }) => {
  const changed = { response: { 200: ClassMembers } }

  app.post(
    '/classes/:id/invitations/:invitationId/resend',
    {
      config: { rateLimit: mailLimit },
      preHandler: app.requireProfile,
      schema: { params: ofInvitation, ...changed },
    },
    ({ actor, params: { id, invitationId } }) => members.resend(actor, id, invitationId),
  )
}
