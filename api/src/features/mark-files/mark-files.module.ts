import type { FastifyInstance } from 'fastify'
import type { FilePlaces } from '../imports/file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import type { ClassCore } from '../classes/create-class-core.ts'
import { createExamContext } from '../exams/exam-context.ts'
import { createMarkFilesService } from './mark-files.service.ts'
import { exportMarksRoute } from './export-marks.route.ts'
import { readMarksFileRoute } from './read-marks-file.route.ts'

interface Options {
  core: ClassCore
  limits: RateLimits
  filePlaces: FilePlaces
}

/** Marks that leave as a file and come back from one. */
export const markFilesModule = async (app: FastifyInstance, { core, limits, filePlaces }: Options) => {
  const markFiles = createMarkFilesService(createExamContext(core))
  app.register(exportMarksRoute, { markFiles })
  app.register(readMarksFileRoute, { markFiles, limits, filePlaces })
}
