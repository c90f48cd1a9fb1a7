import { ChangeMemberRequest, ClassMembers, ObjectIdString, UserId } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MembersService } from './members.service.ts'

const ofClass = z.strictObject({ id: ObjectIdString })
const ofMember = ofClass.extend({ userId: UserId })

/** `PATCH /classes/{id}/members/{userId}`: gives a teacher another role. */
export const changeRoleRoute: FastifyPluginAsyncZod<{ members: Pick<MembersService, 'changeRole'> }> = async (
  app,
  { members },
) => {
  app.patch(
    '/classes/:id/members/:userId',
    {
      preHandler: app.requireProfile,
      schema: { params: ofMember, body: ChangeMemberRequest, response: { 200: ClassMembers } },
    },
    ({ actor, params: { id, userId }, body }) => members.changeRole(actor, id, userId, body.role),
  )
}
