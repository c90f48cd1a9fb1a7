import type { FastifyInstance } from 'fastify'
import type { FilePlaces } from '../imports/file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import type { MarkFilesService } from './mark-files.service.ts'
import { exportMarksRoute } from './export-marks.route.ts'
import { readMarksFileRoute } from './read-marks-file.route.ts'

export interface MarkFilesModuleOptions {
  markFiles: MarkFilesService
  limits: RateLimits
  filePlaces: FilePlaces
}

/** Marks that leave as a file and come back from one. */
export const markFilesModule = async (app: FastifyInstance, options: MarkFilesModuleOptions) => {
  app.register(exportMarksRoute, options)
  app.register(readMarksFileRoute, options)
}
