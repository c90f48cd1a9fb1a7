import { AppError, UserId, UserInfo } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { UserInfoRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `GET /user_info/{uid}`: the person's own profile; other people's ids get the same response as unknown ones. */
export const readUserInfoRoute: FastifyPluginAsyncZod<{
  userInfo: Pick<UserInfoRepository, 'findById'>
}> = async (app, { userInfo }) => {
  app.get(
    '/user_info/:uid',
    { schema: { params: z.strictObject({ uid: UserId }), response: { 200: UserInfo } } },
    async (request) => {
      const { uid } = request.params
      const profile = can(request.actor, 'user-info:read', { ownerId: uid })
        ? await userInfo.findById(uid)
        : null
      if (!profile) throw new AppError('general/not-found')
      return profile
    },
  )
}
