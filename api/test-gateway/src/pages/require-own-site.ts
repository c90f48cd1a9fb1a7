import { isOwnHost } from '@classeur/domain/installation'
import type { FastifyReply, FastifyRequest } from 'fastify'

const refuse = (reply: FastifyReply, status: number, reason: string) =>
  reply.code(status).type('text/plain').send(reason)

/** A hook that refuses pages under a foreign host name, to prevent DNS rebinding. */
export const requireOwnHost =
  (publicUrl: string) =>
  async ({ host }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isOwnHost(host, publicUrl) ? undefined : refuse(reply, 421, 'This page has another address.')

/** A hook that accepts forms only from the gateway's own pages: browsers send `Origin` with every post. */
export const requireOwnOrigin =
  (publicUrl: string) =>
  async ({ headers, method }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    method === 'GET' || method === 'HEAD' || headers.origin === publicUrl
      ? undefined
      : refuse(reply, 403, 'This form was sent from another site.')
