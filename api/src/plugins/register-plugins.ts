import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../config/config.ts'
import type { EndedSessions } from '../realtime/ended-sessions.ts'
import { forwardBackupEvents } from '../realtime/forward-backup-events.ts'
import { forwardBillingEvents } from '../realtime/forward-billing-events.ts'
import { forwardEndedSessions } from '../realtime/forward-ended-sessions.ts'
import { forwardJobEvents, type ForwardJobEventsOptions } from '../realtime/forward-job-events.ts'
import type { IsLiveSession } from '../security/file-links.ts'
import { accessTokens } from './access-tokens.ts'
import { authentication } from './authentication.ts'
import { compression } from './compression.ts'
import { downloadLog, type DownloadLogOptions } from './download-log.ts'
import { freshSignInGate, type FreshSignInGateOptions } from './fresh-sign-in-gate.ts'
import { openApi } from './openapi.ts'
import { ownHost } from './own-host.ts'
import { printableText } from './printable-text.ts'
import { profileGate, type ProfileGateOptions } from './profile-gate.ts'
import { requestLimits, type RateLimits } from './rate-limits.ts'
import { realtime } from './realtime.ts'
import { requestLog } from './request-log.ts'
import { requestMetrics } from './request-metrics.ts'
import { sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { validation } from './validation.ts'

export interface PluginOptions
  extends
    ProfileGateOptions,
    FreshSignInGateOptions,
    DownloadLogOptions,
    Omit<ForwardJobEventsOptions, 'redisUrl'> {
  config: Config
  redis: Redis
  streamRedis: Redis
  limits: RateLimits
  endedSessions: EndedSessions
  isLiveSession: IsLiveSession
}

/** Registers the plugins in the order in which their hooks run. */
export async function registerPlugins(app: FastifyInstance, options: PluginOptions): Promise<void> {
  const { config, redis, streamRedis, limits, endedSessions, isLiveSession, hasFreshSignIn, hasProfile } =
    options
  const { findFinishedResource, findRewrittenLessonPlan, recordDownload } = options
  await app.register(requestLog)
  await app.register(requestMetrics)
  await app.register(compression)
  await app.register(validation)
  await app.register(printableText)
  await app.register(securityHeaders, { config })
  await app.register(ownHost, { config })
  await app.register(sameOrigin, { config })
  await app.register(cookie)
  await app.register(accessTokens, { config })
  await app.register(authentication, { endedSessions })
  await app.register(downloadLog, { recordDownload })
  await app.register(profileGate, { hasProfile })
  await app.register(freshSignInGate, { hasFreshSignIn })
  await app.register(realtime, { config, streamRedis, isLiveSession })
  await app.register(forwardJobEvents, {
    ...{ redisUrl: config.redisUrl, findFinishedResource, findRewrittenLessonPlan },
  })
  await app.register(forwardBillingEvents, { redisUrl: config.redisUrl })
  await app.register(forwardEndedSessions, { redisUrl: config.redisUrl, endedSessions })
  await app.register(forwardBackupEvents, { redisUrl: config.redisUrl })
  await app.register(requestLimits, { redis, limits })
  await app.register(openApi)
}
