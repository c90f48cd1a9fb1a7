import { InviteToSchoolRequest, SchoolMembers } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailLimit } from '../../../plugins/rate-limits.ts'
import type { SchoolMembersService } from './school-members.service.ts'

const answer = { response: { 200: SchoolMembers } }

/** `POST /school/invitations`: invites by email. */
export const inviteToSchoolRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'invite'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.post(
    '/school/invitations',
    { config: { rateLimit: mailLimit }, preHandler, schema: { ...answer, body: InviteToSchoolRequest } },
    ({ actor, body }) => members.invite(actor, body.email),
  )
}
