import type { FastifyInstance } from 'fastify'
import type { DocumentsService } from './documents.service.ts'
import { listFeedbackSlipsRoute } from './list-feedback-slips.route.ts'
import { readDocumentFileRoute } from './read-document-file.route.ts'
import { requestFeedbackSlipsRoute } from './request-feedback-slips.route.ts'

/** Files that workers make. */
export const documentsModule = async (app: FastifyInstance, options: { documents: DocumentsService }) => {
  app.register(requestFeedbackSlipsRoute, options)
  app.register(listFeedbackSlipsRoute, options)
  app.register(readDocumentFileRoute, options)
}
