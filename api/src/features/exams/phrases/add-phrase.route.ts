import { AddPhraseRequest, ObjectIdString, PhraseList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PhrasesService } from './phrases.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /classes/{id}/phrases`: adds a phrase, and answers all of them. */
export const addPhraseRoute: FastifyPluginAsyncZod<{ phrases: Pick<PhrasesService, 'add'> }> = async (
  app,
  { phrases },
) => {
  app.post(
    '/classes/:id/phrases',
    { schema: { params, body: AddPhraseRequest, response: { 200: PhraseList } } },
    async ({ actor, params: { id }, body }) => ({ phrases: await phrases.add(actor, id, body) }),
  )
}
