import { AppError, UserId, UserInfo, UserInfoInput } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { UserInfoRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `PUT /user_info/{uid}`: completes or replaces the person's own profile. */
export const saveUserInfoRoute: FastifyPluginAsyncZod<{
  userInfo: Pick<UserInfoRepository, 'save'>
}> = async (app, { userInfo }) => {
  app.put(
    '/user_info/:uid',
    {
      schema: {
        params: z.strictObject({ uid: UserId }),
        body: UserInfoInput,
        response: { 200: UserInfo },
      },
    },
    async (request) => {
      const { uid } = request.params
      if (!can(request.actor, 'user-info:write', { ownerId: uid })) throw new AppError('general/not-found')
      return userInfo.save(uid, request.body)
    },
  )
}
