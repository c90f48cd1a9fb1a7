import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler of routes that need a complete profile. @throws AppError profile_incomplete */
    requireProfile: (request: FastifyRequest) => Promise<void>
  }
}

export interface ProfileGateOptions {
  hasProfile: (userId: string) => Promise<boolean>
}

export const profileGate = fastifyPlugin<ProfileGateOptions>(
  async (app, { hasProfile }) => {
    app.decorate('requireProfile', async (request: FastifyRequest) => {
      if (!(await hasProfile(request.actor.userId))) throw new AppError('profile_incomplete')
    })
  },
  { name: 'profile-gate', dependencies: ['authentication'] },
)
