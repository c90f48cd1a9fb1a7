import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types that a route for files accepts instead of JSON; must not include any that a form can send. */
    mediaTypes?: readonly string[]
  }
}

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH'])

/**
 * onRequest hook: refuses a write without the JSON content type, even with an empty body. Another site can send
 * the three content types of HTML forms without a preflight request.
 */
export async function requireJson(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'routeOptions'>,
): Promise<void> {
  if (!methodsWithBody.has(request.method)) return
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const accepted = request.routeOptions.config.mediaTypes ?? ['application/json']
  if (!mediaType || !accepted.includes(mediaType)) throw new AppError('general/unsupported-media-type')
}
