import type { UserInfoRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import { changeUserInfoRoute } from './change-user-info.route.ts'
import { readUserInfoRoute } from './read-user-info.route.ts'
import { saveUserInfoRoute, type SaveUserInfoOptions } from './save-user-info.route.ts'

/** The profile of a signed-in person. */
export const usersModule = async (
  app: FastifyInstance,
  options: { userInfo: UserInfoRepository } & Pick<SaveUserInfoOptions, 'ensureSchool'>,
) => {
  app.register(readUserInfoRoute, options)
  app.register(saveUserInfoRoute, options)
  app.register(changeUserInfoRoute, options)
}
