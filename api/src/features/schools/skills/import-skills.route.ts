import { ImportSkillsRequest, ImportSkillsResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SkillsService } from './skills.service.ts'

/** Enough for the longest table with four bytes per character. */
const importLimitBytes = 1024 * 1024
/** Each import costs as much as many requests; this many per minute are enough to correct a table step by step. */
const importLimit = { max: 10, timeWindow: 60_000 }

/** `POST /school/skills/import`: reads a table of skills. */
export const importSkillsRoute: FastifyPluginAsyncZod<{ skills: Pick<SkillsService, 'importCsv'> }> = async (
  app,
  { skills },
) => {
  const preHandler = app.requireProfile

  app.post(
    '/school/skills/import',
    {
      bodyLimit: importLimitBytes,
      config: { rateLimit: importLimit },
      preHandler,
      schema: { body: ImportSkillsRequest, response: { 200: ImportSkillsResult } },
    },
    ({ actor, body }) => skills.importCsv(actor, body.csv),
  )
}
