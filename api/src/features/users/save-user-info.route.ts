import { AppError, SaveUserInfoQuery, SaveUserInfoRequest, UserId, UserInfo } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { UserInfoRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

export interface SaveUserInfoOptions {
  userInfo: Pick<UserInfoRepository, 'save'>
  ensureSchool: (userId: string, timeZone: string) => Promise<unknown>
}

/** `PUT /user_info/{uid}`: completes or replaces the person's own profile. A new person's school gets their time zone. */
export const saveUserInfoRoute: FastifyPluginAsyncZod<SaveUserInfoOptions> = async (
  app,
  { userInfo, ensureSchool },
) => {
  app.put(
    '/user_info/:uid',
    {
      schema: {
        params: z.strictObject({ uid: UserId }),
        querystring: SaveUserInfoQuery,
        body: SaveUserInfoRequest,
        response: { 200: UserInfo },
      },
    },
    async (request) => {
      const { uid } = request.params
      if (!can(request.actor, 'user-info:write', { ownerId: uid })) throw new AppError('general/not-found')
      const saved = await userInfo.save(uid, request.body)
      const { timeZone } = request.query
      if (timeZone !== undefined) await ensureSchool(uid, timeZone)
      return saved
    },
  )
}
