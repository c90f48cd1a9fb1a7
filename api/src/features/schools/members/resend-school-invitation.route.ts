import { ObjectIdString, SchoolMembers } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailLimit } from '../../../plugins/rate-limits.ts'
import type { SchoolMembersService } from './school-members.service.ts'

const invitation = z.strictObject({ id: ObjectIdString })
const answer = { response: { 200: SchoolMembers } }

/** `POST /school/invitations/{id}/resend`. */
export const resendSchoolInvitationRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'resend'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.post(
    '/school/invitations/:id/resend',
    { config: { rateLimit: mailLimit }, preHandler, schema: { ...answer, params: invitation } },
    ({ actor, params }) => members.resend(actor, params.id),
  )
}
