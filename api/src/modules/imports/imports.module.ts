import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../../plugins/rate-limits.ts'
import { readImportFileRoute } from './read-import-file.route.ts'

/** Files that are read for an import. */
export const importsModule = async (app: FastifyInstance, { limits }: { limits: RateLimits }) => {
  app.register(readImportFileRoute, { limits })
}
