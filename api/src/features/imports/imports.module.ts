import type { FastifyInstance } from 'fastify'
import { readImportFileRoute } from './read-import-file.route.ts'
import { readMarksFileRoute, type ReadMarksFileOptions } from './read-marks-file.route.ts'

/** Reads files for imports of students or marks. */
export const importsModule = async (app: FastifyInstance, options: ReadMarksFileOptions) => {
  app.register(readImportFileRoute, options)
  app.register(readMarksFileRoute, options)
}
