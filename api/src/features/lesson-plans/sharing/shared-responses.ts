import type { FastifyReply, FastifyRequest } from 'fastify'

/** Requests per minute and address; a class that opens a link with pictures together shares one address. */
export const sharedLimit = { max: 600, timeWindow: 60_000 }

/** A link is meant for the people who get it, so no search engine may list what it shows. */
export async function notIndexed(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('x-robots-tag', 'noindex, nofollow')
}
