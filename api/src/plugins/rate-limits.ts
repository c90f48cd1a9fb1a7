import { AppError } from '@classeur/contracts'
import rateLimit from '@fastify/rate-limit'
import { fastifyPlugin } from 'fastify-plugin'
import type { Redis } from 'ioredis'

/**
 * Requests per minute. `everything`, `importFiles` and `payments` count per person (signed out: per address), the others
 * per address.
 */
export interface RateLimits {
  everything: number
  signIn: number
  refresh: number
  /** The issuer sends all sign-outs from one address. */
  backchannelLogout: number
  /** Files read for imports. */
  importFiles: number
  /** Requests that ask the payment provider. */
  payments: number
}

export const defaultRateLimits: RateLimits = {
  everything: 1200,
  signIn: 60,
  refresh: 300,
  backchannelLogout: 600,
  importFiles: 20,
  payments: 30,
}

/** For emails to addresses that somebody typed: enough for a large team, too few for spam. */
export const mailLimit = { max: 60, timeWindow: 60 * 60_000 }

/**
 * Counts requests in Redis, so that replicas share the count. While Redis is unavailable, requests aren't limited. A
 * whole school can share one address, so the limits of public routes allow a class to sign in together.
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
