import type { FastifyInstance } from 'fastify'
import type { DocumentsService } from './documents/documents.service.ts'
import { listFeedbackSlipsRoute } from './documents/list-feedback-slips.route.ts'
import { listTermReportsRoute } from './documents/list-term-reports.route.ts'
import { readDocumentFileRoute } from './documents/read-document-file.route.ts'
import { requestFeedbackSlipsRoute } from './documents/request-feedback-slips.route.ts'
import { requestTermReportsRoute } from './documents/request-term-reports.route.ts'
import type { TermReportsService } from './documents/term-reports.service.ts'
import { exportMarksRoute } from './export-marks.route.ts'
import type { MarkFilesService } from './mark-files.service.ts'

/** Marks as files: at once, or as packs that a worker makes. */
export const markFilesModule = async (
  app: FastifyInstance,
  options: { markFiles: MarkFilesService; documents: DocumentsService; termReports: TermReportsService },
) => {
  app.register(exportMarksRoute, options)
  app.register(requestFeedbackSlipsRoute, options)
  app.register(listFeedbackSlipsRoute, options)
  app.register(requestTermReportsRoute, options)
  app.register(listTermReportsRoute, options)
  app.register(readDocumentFileRoute, options)
}
