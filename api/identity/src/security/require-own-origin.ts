import { AppError } from '@classeur/contracts'
import type { FastifyRequest } from 'fastify'

/**
 * A hook that lets state change only for pages of this product: browsers set `Origin` on every such request,
 * and a page of another origin cannot forge it.
 */
export const createOwnOriginHook = (ownOrigin: string) => async (request: FastifyRequest) => {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.headers.origin !== ownOrigin) throw new AppError('general/origin-refused')
}
