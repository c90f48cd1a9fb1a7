import type { FastifyInstance } from 'fastify'
import { accountModule, type AccountModuleOptions } from '../features/account/account.module.ts'
import { usersModule } from '../features/users/users.module.ts'

export interface PersonRoutesOptions {
  users: Parameters<typeof usersModule>[1]
  account: AccountModuleOptions
}

/** Routes of a person's own profile and account. */
export const personRoutes = async (app: FastifyInstance, options: PersonRoutesOptions) => {
  await app.register(usersModule, options.users)
  await app.register(accountModule, options.account)
}
