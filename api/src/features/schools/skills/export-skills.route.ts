import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { SkillsService } from './skills.service.ts'

/** `GET /school/skills.csv`: the skills as a table. */
export const exportSkillsRoute: FastifyPluginAsyncZod<{ skills: Pick<SkillsService, 'exportCsv'> }> = async (
  app,
  { skills },
) => {
  const preHandler = app.requireProfile

  app.get(
    '/school/skills.csv',
    { preHandler, schema: { response: { 200: z.string() } } },
    async ({ actor }, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment('skills', 'csv', 'skills'),
          'x-content-type-options': 'nosniff',
        })
        .send(await skills.exportCsv(actor)),
  )
}
