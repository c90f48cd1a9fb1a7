import type { SendMail } from '@classeur/mail'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { AccountLog } from '../account-log.ts'
import type { Config } from '../config/config.ts'
import type { AuthModuleOptions } from '../features/auth/auth.module.ts'
import { authCookies, refreshCookieName } from '../features/auth/auth-cookies.ts'
import { createNewDeviceMail } from '../features/account/new-device/new-device-mail.ts'
import { createBackchannelLogout } from '../features/auth/backchannel-logout/backchannel-logout.service.ts'
import { createEndSessionUrl } from '../features/auth/issuer/end-session-url.ts'
import { createIssuer } from '../features/auth/issuer/issuer.ts'
import { createVerifyLogoutToken } from '../features/auth/backchannel-logout/logout-token.ts'
import { createSeenLogoutTokens } from '../features/auth/backchannel-logout/seen-logout-tokens.ts'
import { createSessions } from '../features/auth/sessions/sessions.service.ts'
import { createSeenBrowsers } from '../features/auth/sign-in/seen-browsers.ts'
import { createSignIn } from '../features/auth/sign-in/sign-in.service.ts'
import { createTokenGrant } from '../features/auth/sessions/token-grant.service.ts'
import type { AccessTokens } from '../plugins/access-tokens.ts'
import type { RateLimits } from '../plugins/rate-limits.ts'
import { createEndSessionSockets } from '../realtime/end-session-sockets.ts'
import type { EndedSessions } from '../realtime/ended-sessions.ts'
import type { SocketServer } from '../realtime/socket-server.ts'
import { createSealer } from '../security/sealer.ts'
import type { Foundations } from './foundations.ts'
import type { Repositories } from './repositories.ts'

export interface SignInOptions {
  repositories: Pick<Repositories, 'accountDeletions' | 'sessions' | 'subscriptions' | 'users'>
  foundations: Pick<Foundations, 'findMailReader'>
  accessTokens: AccessTokens
  endedSessions: EndedSessions
  io: SocketServer
  redis: Redis
  config: Pick<Config, 'jwtSecret' | 'oidc' | 'operatorEmails' | 'publicUrl' | 'sessions'>
  limits: RateLimits
  accountLog: AccountLog
  /** Null if the installation sends no mail. */
  sendMail: SendMail | null
  logger: FastifyBaseLogger
}

/** Builds the services of sign-in through the issuer, sessions and sign-out by the issuer. */
export function composeSignIn(options: SignInOptions) {
  const { repositories, accessTokens, endedSessions, io, redis, config, limits, sendMail } = options
  const { subscriptions, users } = repositories
  const { jwtSecret, oidc, publicUrl } = config
  const issuer = createIssuer(oidc)
  const sessions = createSessions({
    sessions: repositories.sessions,
    idTokenSealer: createSealer(jwtSecret, 'id-token'),
    lifetime: config.sessions,
    note: options.accountLog.note,
    onSessionEnded: createEndSessionSockets(io, endedSessions),
  })
  const onNewDevice =
    sendMail &&
    createNewDeviceMail({
      ...{ sendMail, users, redis, publicUrl, log: options.logger },
      findReader: options.foundations.findMailReader,
    })
  const auth: AuthModuleOptions = {
    oidc,
    signIn: createSignIn({
      ...{ issuer, users, builtIn: oidc.builtIn },
      callbackUrl: `${publicUrl}/api/auth/callback`,
    }),
    browsers:
      onNewDevice && createSeenBrowsers({ sealer: createSealer(jwtSecret, 'seen-browsers'), onNewDevice }),
    sessions,
    grantToken: createTokenGrant({
      ...{ users, subscriptions, accessTokens, config },
      accountDeletions: repositories.accountDeletions,
    }),
    endSessionUrl: createEndSessionUrl(issuer, `${publicUrl}/`),
    transactionSealer: createSealer(jwtSecret, 'sign-in-transaction'),
    cookies: authCookies(config),
    limits,
  }
  return {
    auth,
    backchannelLogout: {
      logout: createBackchannelLogout({
        verify: createVerifyLogoutToken(issuer, oidc.clientId),
        seen: createSeenLogoutTokens(redis),
        ...{ users, sessions, builtIn: oidc.builtIn },
      }),
      perMinute: limits.backchannelLogout,
    },
    /** Finds the live session of the request's refresh cookie. */
    findSession: (cookies: Record<string, string | undefined>) => sessions.find(cookies[refreshCookieName]),
  }
}
