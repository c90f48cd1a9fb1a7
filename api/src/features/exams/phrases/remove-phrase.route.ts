import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PhrasesService } from './phrases.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `DELETE /phrases/{id}`: removes one of the person's own phrases; comments keep its text. */
export const removePhraseRoute: FastifyPluginAsyncZod<{ phrases: Pick<PhrasesService, 'remove'> }> = async (
  app,
  { phrases },
) => {
  app.delete(
    '/phrases/:id',
    { schema: { params, response: { 204: z.null() } } },
    async ({ actor, params: { id } }, reply) => {
      await phrases.remove(actor, id)
      return reply.code(204).send(null)
    },
  )
}
