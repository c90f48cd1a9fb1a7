import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

/**
 * onRequest hook: refuses a body whose declared size exceeds the route's limit, before reading any of it. Fastify would
 * also close the connection, and a proxy that is still sending would lose the response. Routes for files check the size
 * themselves.
 */
export async function refuseLargeBodies(
  request: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
): Promise<void> {
  const { bodyLimit = 0, config } = request.routeOptions
  const bytes = Number(request.headers['content-length'] ?? 0)
  if (!config.mediaTypes && bytes > bodyLimit) throw new AppError('general/payload-too-large')
}
