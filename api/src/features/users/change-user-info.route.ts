import { AppError, ChangeUserInfoRequest, UserId, UserInfo } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { UserInfoRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `PATCH /user_info/{uid}`: changes the fields sent of the person's own profile. */
export const changeUserInfoRoute: FastifyPluginAsyncZod<{
  userInfo: Pick<UserInfoRepository, 'change'>
}> = async (app, { userInfo }) => {
  app.patch(
    '/user_info/:uid',
    {
      schema: {
        params: z.strictObject({ uid: UserId }),
        body: ChangeUserInfoRequest,
        response: { 200: UserInfo },
      },
    },
    async (request) => {
      const { uid } = request.params
      const profile = can(request.actor, 'user-info:write', { ownerId: uid })
        ? await userInfo.change(uid, request.body)
        : null
      if (!profile) throw new AppError('general/not-found')
      return profile
    },
  )
}
