import { FeedbackSlipsRequest, GenerationAccepted, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DocumentsService } from './documents.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** Answers 202 once the request is stored; a worker makes the pack. */
export const requestFeedbackSlipsRoute: FastifyPluginAsyncZod<{
  documents: Pick<DocumentsService, 'requestSlips'>
}> = async (app, { documents }) => {
  app.post(
    '/exams/:id/feedback-slips',
    { schema: { params, body: FeedbackSlipsRequest, response: { 202: GenerationAccepted } } },
    async ({ actor, params: { id }, body }, reply) =>
      reply.code(202).send(await documents.requestSlips(actor, id, body)),
  )
}
