import { DocumentFileList, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DocumentsService } from './documents.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** The packs of an exam that can still be downloaded. */
export const listFeedbackSlipsRoute: FastifyPluginAsyncZod<{
  documents: Pick<DocumentsService, 'listSlips'>
}> = async (app, { documents }) => {
  app.get(
    '/exams/:id/feedback-slips',
    { schema: { params, response: { 200: DocumentFileList } } },
    async ({ actor, params: { id } }) => ({ files: await documents.listSlips(actor, id) }),
  )
}
