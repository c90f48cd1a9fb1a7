import { ChangeSchoolMemberRequest, SchoolMembers, UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SchoolMembersService } from './school-members.service.ts'

const member = z.strictObject({ userId: UserId })
const answer = { response: { 200: SchoolMembers } }

/** `PATCH /school/members/{userId}`: gives a member another role. */
export const changeSchoolRoleRoute: FastifyPluginAsyncZod<{
  members: Pick<SchoolMembersService, 'changeRole'>
}> = async (app, { members }) => {
  const preHandler = app.requireProfile

  app.patch(
    '/school/members/:userId',
    { preHandler, schema: { ...answer, params: member, body: ChangeSchoolMemberRequest } },
    ({ actor, params, body }) => members.changeRole(actor, params.userId, body.role),
  )
}
