import { SaveUserInfoQuery, SaveUserInfoRequest, UserId, UserInfo } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { UsersService } from './users.service.ts'

const schema = {
  params: z.strictObject({ uid: UserId }),
  querystring: SaveUserInfoQuery,
  body: SaveUserInfoRequest,
  response: { 200: UserInfo },
}

/** `PUT /user_info/{uid}`: completes or replaces the person's own profile. A new person's school gets their time zone. */
export const saveUserInfoRoute: FastifyPluginAsyncZod<{ users: Pick<UsersService, 'save'> }> = async (
  app,
  { users },
) => {
  app.put('/user_info/:uid', { schema }, ({ actor, params, query, body }) =>
    users.save(actor, params.uid, body, query.timeZone),
  )
}
