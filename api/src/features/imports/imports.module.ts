import type { FastifyInstance } from 'fastify'
import type { FilePlaces } from './file-bodies.ts'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { readImportFileRoute } from './read-import-file.route.ts'

interface Options {
  limits: RateLimits
  filePlaces: FilePlaces
}

/** Files that are read for an import. */
export const importsModule = async (app: FastifyInstance, options: Options) => {
  app.register(readImportFileRoute, options)
}
