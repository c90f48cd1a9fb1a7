import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import type { Sealer } from '../../security/sealer.ts'
import { readAuthConfigRoute } from './read-auth-config.route.ts'
import type { AuthCookies } from './auth-cookies.ts'
import { beginSignInRoute } from './sign-in/begin-sign-in.route.ts'
import { completeSignInRoute } from './sign-in/complete-sign-in.route.ts'
import type { SeenBrowsers } from './sign-in/seen-browsers.ts'
import type { EndSessionUrl } from './issuer/end-session-url.ts'
import { refreshSessionRoute } from './sessions/refresh-session.route.ts'
import { listSessionsRoute } from './sessions/list-sessions.route.ts'
import { endSessionRoute } from './sessions/end-session.route.ts'
import { endOtherSessionsRoute } from './sessions/end-other-sessions.route.ts'
import type { Sessions } from './sessions/sessions.service.ts'
import type { SignIn } from './sign-in/sign-in.service.ts'
import { signOutRoute } from './sessions/sign-out.route.ts'
import type { TokenGrant } from './sessions/token-grant.service.ts'

export interface AuthModuleOptions {
  oidc: Config['oidc']
  signIn: SignIn
  /** Null if the installation sends no mail about new devices. */
  browsers: SeenBrowsers | null
  sessions: Sessions
  grantToken: TokenGrant
  endSessionUrl: EndSessionUrl
  transactionSealer: Sealer
  cookies: AuthCookies
  limits: Pick<RateLimits, 'signIn' | 'refresh'>
}

/** Sign-in through the issuer, sessions, access tokens. */
export const authModule = async (app: FastifyInstance, { limits, ...options }: AuthModuleOptions) => {
  app.register(readAuthConfigRoute, options)
  app.register(beginSignInRoute, { ...options, perMinute: limits.signIn })
  app.register(completeSignInRoute, { ...options, perMinute: limits.signIn })
  app.register(refreshSessionRoute, { ...options, perMinute: limits.refresh })
  app.register(signOutRoute, options)
  app.register(listSessionsRoute, options)
  app.register(endSessionRoute, options)
  app.register(endOtherSessionsRoute, options)
}
