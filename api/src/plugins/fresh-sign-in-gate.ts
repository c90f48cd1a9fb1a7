import { AppError } from '@classeur/contracts'
import type { SessionRepository } from '@classeur/database'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import { isFreshSignIn } from '../security/fresh-sign-in.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * preHandler of routes for which a found or borrowed device must not be enough: the person must have signed in
     * within the last 10 minutes. @throws AppError auth/sign-in-too-old
     */
    requireFreshSignIn: (request: FastifyRequest) => Promise<void>
  }
}

export interface FreshSignInGateOptions {
  findSession: SessionRepository['findById']
}

export const freshSignInGate = fastifyPlugin<FreshSignInGateOptions>(
  async (app, { findSession }) => {
    app.decorate('requireFreshSignIn', async (request: FastifyRequest) => {
      if (!isFreshSignIn(await findSession(request.actor.sessionId)))
        throw new AppError('auth/sign-in-too-old')
    })
  },
  { name: 'fresh-sign-in-gate', dependencies: ['authentication'] },
)
