import { ChangeUserInfoRequest, UserId, UserInfo } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { UsersService } from './users.service.ts'

const schema = {
  params: z.strictObject({ uid: UserId }),
  body: ChangeUserInfoRequest,
  response: { 200: UserInfo },
}

/** `PATCH /user_info/{uid}`: changes the fields sent of the person's own profile. */
export const changeUserInfoRoute: FastifyPluginAsyncZod<{ users: Pick<UsersService, 'change'> }> = async (
  app,
  { users },
) => {
  app.patch('/user_info/:uid', { schema }, ({ actor, params, body }) => users.change(actor, params.uid, body))
}
