import { SkillList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SkillsService } from './skills.service.ts'

/** `GET /school/skills`: the skills of the person's school. */
export const listSkillsRoute: FastifyPluginAsyncZod<{ skills: Pick<SkillsService, 'list'> }> = async (
  app,
  { skills },
) => {
  const preHandler = app.requireProfile

  app.get('/school/skills', { preHandler, schema: { response: { 200: SkillList } } }, ({ actor }) =>
    skills.list(actor),
  )
}
