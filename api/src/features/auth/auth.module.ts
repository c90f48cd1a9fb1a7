import type { SubscriptionRepository, UserRepository } from '@classeur/database'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { createSealer } from '../../security/sealer.ts'
import { authConfigRoute } from './auth-config.route.ts'
import { authCookies } from './auth-cookies.ts'
import { beginSignInRoute } from './begin-sign-in.route.ts'
import { completeSignInRoute } from './complete-sign-in.route.ts'
import { createEndSessionUrl } from './end-session-url.ts'
import { createIssuer } from './issuer.ts'
import { refreshRoute } from './refresh.route.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import type { Sessions } from './sessions.service.ts'
import { createSignIn } from './sign-in.service.ts'
import { signOutRoute } from './sign-out.route.ts'
import { createTokenGrant } from './token-grant.service.ts'

export interface AuthOptions {
  config: Config
  users: UserRepository
  subscriptions: SubscriptionRepository
  sessions: Sessions
  limits: RateLimits
}

/** Sign-in through the issuer, sessions, access tokens. */
export const authModule = async (app: FastifyInstance, options: AuthOptions) => {
  const { config, users, subscriptions, sessions, limits } = options
  const { accessTokens } = app
  const cookies = authCookies(config)
  const transactionSealer = createSealer(config.jwtSecret, 'sign-in-transaction')
  const issuer = createIssuer(config.oidc)
  const signIn = createSignIn({ issuer, users, callbackUrl: `${config.publicUrl}/api/auth/callback` })
  const grantToken = createTokenGrant({ users, subscriptions, accessTokens, config })
  const endSessionUrl = createEndSessionUrl(issuer, `${config.publicUrl}/`)

  app.register(authConfigRoute, { oidc: config.oidc })
  app.register(beginSignInRoute, { signIn, transactionSealer, cookies, perMinute: limits.signIn })
  app.register(completeSignInRoute, {
    signIn,
    sessions,
    transactionSealer,
    cookies,
    perMinute: limits.signIn,
  })
  app.register(refreshRoute, { sessions, grantToken, cookies, perMinute: limits.refresh })
  app.register(signOutRoute, { sessions, endSessionUrl, cookies })
  app.register(sessionsRoutes, { sessions })
}
