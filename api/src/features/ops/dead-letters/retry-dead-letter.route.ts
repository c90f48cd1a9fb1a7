import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { backToList } from './back-to-list.ts'
import { deadLettersPath } from './dead-letters.page.ts'
import type { DeadLetters } from './dead-letters.service.ts'

/** `POST /ops/dead-letters/{id}/retry`: the form of one dead letter. */
export const retryDeadLetterRoute: FastifyPluginAsyncZod<{
  deadLetters: Pick<DeadLetters, 'retry'>
}> = async (app, { deadLetters }) => {
  app.post(
    `${deadLettersPath}/:id/retry`,
    { schema: { hide: true, params: z.object({ id: ObjectIdString }) } },
    async (request, reply) => backToList(reply, await deadLetters.retry(request.actor, request.params.id)),
  )
}
