import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'
import { fastifyPlugin } from 'fastify-plugin'
import type { Config } from '../config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For routes that don't rely on cookies: their requests may come from any origin. */
    anyOrigin?: true
  }
}

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request changes state and, according to its browser, comes from another origin. */
function isForeignWrite(request: Pick<FastifyRequest, 'method' | 'headers'>, origin: string): boolean {
  if (readOnlyMethods.has(request.method)) return false
  const { origin: sentOrigin, 'sec-fetch-site': site } = request.headers
  if (sentOrigin !== undefined && sentOrigin !== origin) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/**
 * Refuses cross-site writes from browsers, to prevent request forgery in addition to SameSite cookies. Because
 * only JSON bodies are accepted, forms of other sites are refused as well.
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
