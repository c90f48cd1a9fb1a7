import type { RateLimitPluginOptions } from '@fastify/rate-limit'

/**
 * Per address of the caller, on top of the limits per account: a school behind one address signs in undisturbed,
 * a list of stolen passwords does not get far. Kept in this process; reading is free.
 */
export const addressRateLimit: RateLimitPluginOptions = {
  max: 60,
  timeWindow: 60_000,
  allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
}
