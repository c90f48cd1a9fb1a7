import { UserSetup } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { registerFunction } from './register-function.ts'

export interface CheckUserSetupOptions {
  checkUserSetup: (userId: string) => Promise<UserSetup>
}

/** Callable `checkUserSetupComplete`: whether the caller's profile is complete, and the missing fields. */
export const checkUserSetupCompleteRoute = async (app: FastifyInstance, options: CheckUserSetupOptions) => {
  registerFunction(app, 'checkUserSetupComplete', {
    data: z.strictObject({}),
    result: UserSetup,
    needsProfile: false,
    handler: (_data, request) => options.checkUserSetup(request.actor.userId),
  })
}
