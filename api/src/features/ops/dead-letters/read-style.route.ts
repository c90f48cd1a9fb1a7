import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { deadLettersPath } from './dead-letters.page.ts'
import { deadLettersStyle } from './dead-letters.style.ts'

/** `GET /ops/dead-letters/style.css`. */
export const readStyleRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(`${deadLettersPath}/style.css`, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(deadLettersStyle),
  )
}
