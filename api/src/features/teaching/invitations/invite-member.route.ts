import { ClassMembers, InviteMemberRequest, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailLimit } from '../../../plugins/rate-limits.ts'
import type { MembersService } from '../members/members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/invitations`: invites a teacher. */
export const inviteMemberRoute: FastifyPluginAsyncZod<{ members: Pick<MembersService, 'invite'> }> = async (
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
}
