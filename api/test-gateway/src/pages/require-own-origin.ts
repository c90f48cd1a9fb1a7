import type { FastifyReply, FastifyRequest } from 'fastify'

/** A hook that accepts forms only from the gateway's own pages: browsers send `Origin` with every post. */
export const requireOwnOrigin =
  (publicUrl: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined
    const { origin } = request.headers
    if (origin === publicUrl) return undefined
    return reply.code(403).type('text/plain').send('This form was sent from another site.')
  }
