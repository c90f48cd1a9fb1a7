import type { FastifyInstance } from 'fastify'
import { readImportFileRoute } from './read-import-file.route.ts'
import { readMarksFileRoute, type ReadMarksFileOptions } from './read-marks-file.route.ts'

/** Files that are read for an import, of students or of marks. */
export const importsModule = async (app: FastifyInstance, options: ReadMarksFileOptions) => {
  app.register(readImportFileRoute, options)
  app.register(readMarksFileRoute, options)
}
