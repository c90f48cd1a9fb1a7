import type { FastifyInstance } from 'fastify'
import { exportMarksRoute } from './export-marks.route.ts'
import type { MarkFilesService } from './mark-files.service.ts'

/** The marks of an exam as files. */
export const markFilesModule = async (app: FastifyInstance, options: { markFiles: MarkFilesService }) => {
  app.register(exportMarksRoute, options)
}
