import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH'])

/**
 * onRequest hook: a write without the JSON content type is refused even when its body is empty, because the three
 * content types of HTML forms are the ones that another site can send without asking first.
 */
export async function requireJson(request: Pick<FastifyRequest, 'method' | 'headers'>): Promise<void> {
  if (!methodsWithBody.has(request.method)) return
  const mediaType = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') throw new AppError('general/unsupported-media-type')
}
