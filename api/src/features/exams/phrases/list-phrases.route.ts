import { ObjectIdString, PhraseList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PhrasesService } from './phrases.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/phrases`: the phrases that the person and their colleagues added. */
export const listPhrasesRoute: FastifyPluginAsyncZod<{ phrases: Pick<PhrasesService, 'list'> }> = async (
  app,
  { phrases },
) => {
  app.get(
    '/classes/:id/phrases',
    { schema: { params, response: { 200: PhraseList } } },
    async ({ actor, params: { id } }) => ({ phrases: await phrases.list(actor, id) }),
  )
}
