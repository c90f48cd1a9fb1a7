import type { FastifyInstance } from 'fastify'
import type { DocumentsService } from './documents/documents.service.ts'
import { listFeedbackSlipsRoute } from './documents/list-feedback-slips.route.ts'
import { readDocumentFileRoute } from './documents/read-document-file.route.ts'
import { requestFeedbackSlipsRoute } from './documents/request-feedback-slips.route.ts'
import { exportMarksRoute } from './export-marks.route.ts'
import type { MarkFilesService } from './mark-files.service.ts'

/** The marks of an exam as files: at once, or as packs that a worker makes. */
export const markFilesModule = async (
  app: FastifyInstance,
  options: { markFiles: MarkFilesService; documents: DocumentsService },
) => {
  app.register(exportMarksRoute, options)
  app.register(requestFeedbackSlipsRoute, options)
  app.register(listFeedbackSlipsRoute, options)
  app.register(readDocumentFileRoute, options)
}
