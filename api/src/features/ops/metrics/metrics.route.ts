import { AppError } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { showsToken } from '../../../security/bearer-token.ts'

export interface MetricsRouteOptions {
  /** Null disables the route. */
  token: string | null
  /** The text, and its content type. */
  scrape: () => Promise<string>
  contentType: string
}

/**
 * `GET /metrics` for Prometheus. Always requires the token, because client addresses aren't reliable behind a proxy.
 * Outside the request limits, because those need Redis.
 */
export const metricsRoute = async (app: FastifyInstance, options: MetricsRouteOptions) => {
  const { token, scrape, contentType } = options
  app.get('/metrics', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    if (token === null) throw new AppError('general/not-found')
    reply.header('cache-control', 'no-store')
    if (!showsToken(request.headers.authorization, token)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError('auth/signed-out')
    }
    return reply.type(contentType).send(await scrape())
  })
}
