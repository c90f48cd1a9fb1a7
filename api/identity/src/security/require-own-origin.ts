import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

/**
 * A hook that accepts state changes only from the product's own pages: browsers send `Origin` with every such
 * request, and a page of another origin can't forge it.
 */
export const createOwnOriginHook = (ownOrigin: string) => async (request: FastifyRequest) => {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.headers.origin !== ownOrigin) throw new AppError('general/origin-refused')
}
