import { UserId, UserInfo } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { UsersService } from './users.service.ts'

const schema = { params: z.strictObject({ uid: UserId }), response: { 200: UserInfo } }

/** `GET /user_info/{uid}`: the person's own profile; other people's ids get the same response as unknown ones. */
export const readUserInfoRoute: FastifyPluginAsyncZod<{ users: Pick<UsersService, 'get'> }> = async (
  app,
  { users },
) => {
  app.get('/user_info/:uid', { schema }, ({ actor, params }) => users.get(actor, params.uid))
}
