import type { RateLimitPluginOptions } from '@fastify/rate-limit'
import { callerKey, type Callers } from '../devices/callers.ts'

/**
 * Requests per minute and caller, in addition to the limits per account: a school behind one address can sign in, but a
 * list of stolen passwords doesn't get far. A device with our cookie is counted separately, so that one person can't
 * exhaust the limit of their network. Counted in this process only; GET and HEAD aren't limited.
 */
export const credentialsRateLimit = (callers: Pick<Callers, 'callerOf'>): RateLimitPluginOptions => ({
  max: 60,
  timeWindow: 60_000,
  keyGenerator: (request) => callerKey(callers.callerOf(request)),
  allowList: (request) => request.method === 'GET' || request.method === 'HEAD',
})

/**
 * Limits authorization requests, because each one stores an interaction for an hour. Other requests of clients to the
 * provider aren't limited.
 */
export const authorizationRateLimit: RateLimitPluginOptions = {
  max: 300,
  timeWindow: 60_000,
  allowList: (request) => !/^\/oidc\/auth\/?(\?|$)/i.test(request.url),
}
