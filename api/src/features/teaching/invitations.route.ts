import { ClassMembers, InviteMemberRequest, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailLimit } from '../../plugins/rate-limits.ts'
import type { MembersService } from './members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofInvitation = ofClass.extend({ invitationId: ObjectIdString })

/** Who was asked to teach a class: ask, ask again, take back. */
export const invitationsRoute: FastifyPluginAsyncZod<{ members: MembersService }> = async (
  app,
  { members },
) => {
  const changed = { response: { 200: ClassMembers } }

  app.post(
    '/classes/:id/invitations',
    {
      config: { rateLimit: mailLimit },
      preHandler: app.requireProfile,
      schema: { params: ofClass, body: InviteMemberRequest, ...changed },
    },
    ({ actor, params, body }) => members.invite(actor, params.id, body),
  )

  app.post(
    '/classes/:id/invitations/:invitationId/resend',
    {
      config: { rateLimit: mailLimit },
      preHandler: app.requireProfile,
      schema: { params: ofInvitation, ...changed },
    },
    ({ actor, params: { id, invitationId } }) => members.resend(actor, id, invitationId),
  )

  app.delete(
    '/classes/:id/invitations/:invitationId',
    { preHandler: app.requireProfile, schema: { params: ofInvitation, ...changed } },
    ({ actor, params: { id, invitationId } }) => members.revoke(actor, id, invitationId),
  )
}
