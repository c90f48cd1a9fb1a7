import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * preHandler of routes for which a lost or borrowed device must not be enough: the person must have signed in
     * within the last 10 minutes. @throws AppError auth/sign-in-too-old
     */
    requireFreshSignIn: (request: FastifyRequest) => Promise<void>
  }
}

export interface FreshSignInGateOptions {
  hasFreshSignIn: (sessionId: string) => Promise<boolean>
}

export const freshSignInGate = fastifyPlugin<FreshSignInGateOptions>(
  async (app, { hasFreshSignIn }) => {
    app.decorate('requireFreshSignIn', async (request: FastifyRequest) => {
      if (!(await hasFreshSignIn(request.actor.sessionId))) throw new AppError('auth/sign-in-too-old')
    })
  },
  { name: 'fresh-sign-in-gate', dependencies: ['authentication'] },
)
