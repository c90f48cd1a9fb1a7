import { AppError } from '@classeur/contracts'
import type { UserInfoRepository } from '@classeur/database'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** preHandler of routes that need a complete profile. @throws AppError profile_incomplete */
    requireProfile: (request: FastifyRequest) => Promise<void>
  }
}

export const profileGate = fastifyPlugin<{ userInfo: Pick<UserInfoRepository, 'exists'> }>(
  async (app, { userInfo }) => {
    app.decorate('requireProfile', async (request: FastifyRequest) => {
      if (!(await userInfo.exists(request.actor.userId))) throw new AppError('profile_incomplete')
    })
  },
  { name: 'profile-gate', dependencies: ['authentication'] },
)
