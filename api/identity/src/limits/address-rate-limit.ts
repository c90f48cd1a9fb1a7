import type { RateLimitPluginOptions } from '@fastify/rate-limit'

/**
 * Per address of the caller, on top of the limits per account: a school behind one address signs in undisturbed,
 * a list of stolen passwords does not get far. Kept in this process; reading is free.
 */
export const credentialsRateLimit: RateLimitPluginOptions = {
  max: 60,
  timeWindow: 60_000,
  allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
}

/** Each authorization request stores an interaction for an hour. What clients ask the provider is not limited. */
export const authorizationRateLimit: RateLimitPluginOptions = {
  max: 300,
  timeWindow: 60_000,
  allowList: (request) => !/^\/oidc\/auth\/?(\?|$)/i.test(request.url),
}
