import {
  ChangeSchoolMemberRequest,
  InviteToSchoolRequest,
  ObjectIdString,
  SchoolMembers,
  UserId,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailLimit } from '../../plugins/rate-limits.ts'
import type { SchoolMembersService } from './school-members.service.ts'

const member = z.strictObject({ userId: UserId })
const invitation = z.strictObject({ id: ObjectIdString })
const answer = { response: { 200: SchoolMembers } }
const nothing = { response: { 204: z.null() } }

/** Who belongs to one's school: list, role, remove or leave, invitations by e-mail. */
export const schoolMembersRoute: FastifyPluginAsyncZod<{ members: SchoolMembersService }> = async (
  app,
  { members },
) => {
  const preHandler = app.requireProfile
  app.get('/school/members', { preHandler, schema: answer }, ({ actor }) => members.list(actor))

  app.patch(
    '/school/members/:userId',
    { preHandler, schema: { ...answer, params: member, body: ChangeSchoolMemberRequest } },
    ({ actor, params, body }) => members.changeRole(actor, params.userId, body.role),
  )

  app.delete(
    '/school/members/:userId',
    { preHandler, schema: { ...nothing, params: member } },
    async ({ actor, params }, reply) => {
      await members.remove(actor, params.userId)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/school/invitations',
    { config: { rateLimit: mailLimit }, preHandler, schema: { ...answer, body: InviteToSchoolRequest } },
    ({ actor, body }) => members.invite(actor, body.email),
  )

  app.post(
    '/school/invitations/:id/resend',
    { config: { rateLimit: mailLimit }, preHandler, schema: { ...answer, params: invitation } },
    ({ actor, params }) => members.resend(actor, params.id),
  )

  app.delete(
    '/school/invitations/:id',
    { preHandler, schema: { ...nothing, params: invitation } },
    async ({ actor, params }, reply) => {
      await members.revoke(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
