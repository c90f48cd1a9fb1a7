import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route whose requests prove themselves, without a cookie: it does not matter where they come from. */
    anyOrigin?: true
  }
}

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True for a request that changes something and that a browser says comes from elsewhere. */
export function isForeignWrite(request: Pick<FastifyRequest, 'method' | 'headers'>, origin: string): boolean {
  if (readOnlyMethods.has(request.method)) return false
  const { origin: sentOrigin, 'sec-fetch-site': site } = request.headers
  if (sentOrigin !== undefined && sentOrigin !== origin) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Against cross-site request forgery, on top of SameSite cookies: a browser's cross-site write is refused. Together
 * with JSON as the only body format, forms of other sites have no way in.
 */
export const sameOrigin = fastifyPlugin<{ config: Pick<Config, 'publicUrl'> }>(
  async (app, { config }) => {
    const { origin } = new URL(config.publicUrl)
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.anyOrigin) return
      if (isForeignWrite(request, origin)) throw new AppError('general/origin-refused')
    })
  },
  { name: 'same-origin' },
)
