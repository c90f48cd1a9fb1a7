import type { FastifyInstance } from 'fastify'
import { changeUserInfoRoute } from './change-user-info.route.ts'
import { readUserInfoRoute } from './read-user-info.route.ts'
import { saveUserInfoRoute } from './save-user-info.route.ts'
import type { UsersService } from './users.service.ts'

/** The profile of a signed-in person. */
export const usersModule = async (app: FastifyInstance, options: { users: UsersService }) => {
  app.register(readUserInfoRoute, options)
  app.register(saveUserInfoRoute, options)
  app.register(changeUserInfoRoute, options)
}
