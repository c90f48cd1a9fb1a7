import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a route that takes files: the media types it takes instead of JSON; none that a form can send. */
    mediaTypes?: readonly string[]
  }
}

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH'])

/**
 * onRequest hook: a write without the JSON content type is refused even when its body is empty, because the three
 * content types of HTML forms are the ones that another site can send without asking first.
 */
export async function requireJson(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'routeOptions'>,
): Promise<void> {
  if (!methodsWithBody.has(request.method)) return
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const accepted = request.routeOptions.config.mediaTypes ?? ['application/json']
  if (!mediaType || !accepted.includes(mediaType)) throw new AppError('general/unsupported-media-type')
}
