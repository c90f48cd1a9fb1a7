import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backToList } from './back-to-list.ts'
import { deadLettersPath } from './dead-letters.page.ts'
import { deadLetterCodes, type DeadLetters } from './dead-letters.service.ts'

/** `POST /ops/dead-letters/retry-all`: the form of all dead letters with one error code. */
export const retryDeadLettersRoute: FastifyPluginAsyncZod<{
  deadLetters: Pick<DeadLetters, 'retryAll'>
}> = async (app, { deadLetters }) => {
  app.post(
    `${deadLettersPath}/retry-all`,
    { schema: { hide: true, querystring: z.object({ code: z.enum(deadLetterCodes) }) } },
    async (request, reply) =>
      backToList(reply, await deadLetters.retryAll(request.actor, request.query.code)),
  )
}
