import type { UserRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../../config/config.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { backchannelLogoutRoute } from './backchannel-logout.route.ts'
import { createBackchannelLogout } from './backchannel-logout.service.ts'
import { createIssuer } from './issuer.ts'
import { createVerifyLogoutToken } from './logout-token.ts'
import { createSeenLogoutTokens } from './seen-logout-tokens.ts'
import type { Sessions } from './sessions.service.ts'

export interface BackchannelLogoutModuleOptions {
  config: Pick<Config, 'oidc'>
  redis: Redis
  users: Pick<UserRepository, 'findByIdentity'>
  sessions: Sessions
  limits: RateLimits
}

/** What the issuer tells the api without a browser in between. */
export const backchannelLogoutModule = async (
  app: FastifyInstance,
  { config, redis, users, sessions, limits }: BackchannelLogoutModuleOptions,
) => {
  const verify = createVerifyLogoutToken(createIssuer(config.oidc), config.oidc.clientId)
  const seen = createSeenLogoutTokens(redis)
  app.register(backchannelLogoutRoute, {
    logout: createBackchannelLogout({ verify, seen, users, sessions }),
    perMinute: limits.backchannelLogout,
  })
}
