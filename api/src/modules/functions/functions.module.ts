import type { FastifyInstance } from 'fastify'
import { checkUserSetupCompleteRoute, type CheckUserSetupOptions } from './check-user-setup-complete.route.ts'

/** The backend functions that the product calls by name, one line each. */
export const functionsModule = async (app: FastifyInstance, options: CheckUserSetupOptions) => {
  app.register(checkUserSetupCompleteRoute, options)
}
