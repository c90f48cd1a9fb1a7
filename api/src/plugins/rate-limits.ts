import { AppError } from '@classeur/contracts'
import rateLimit from '@fastify/rate-limit'
import { fastifyPlugin } from 'fastify-plugin'
import type { Redis } from 'ioredis'

/** Requests a minute: `everything` and `importFiles` count per person (per address while nobody is signed in), the others per address. */
export interface RateLimits {
  everything: number
  signIn: number
  refresh: number
  /** The issuer has one address for everybody who signs out. */
  backchannelLogout: number
  /** Files to read for an import, per person. */
  importFiles: number
}

export const defaultRateLimits: RateLimits = {
  everything: 1200,
  signIn: 60,
  refresh: 300,
  backchannelLogout: 600,
  importFiles: 20,
}

/** Each is a mail to an address that somebody typed: enough for a large team, too few for anybody's mass mail. */
export const mailLimit = { max: 60, timeWindow: 60 * 60_000 }

/**
 * Counts requests in Redis so that replicas share the count; while Redis is away requests pass uncounted.
 * A whole school can share one address, so the limits of the public routes leave room for a class signing in.
 */
export const requestLimits = fastifyPlugin<{ redis: Redis; limits: RateLimits }>(
  async (app, { redis, limits }) => {
    await app.register(rateLimit, {
      max: limits.everything,
      timeWindow: 60_000,
      redis,
      nameSpace: 'rate-limit:',
      skipOnError: true,
      keyGenerator: (request) => request.identity?.userId ?? request.ip,
      errorResponseBuilder: (_request, context) =>
        new AppError('general/too-many-requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
    })
  },
  { name: 'rate-limits' },
)
