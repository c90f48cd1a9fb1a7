import { CreateSkillRequest, Skill } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SkillsService } from './skills.service.ts'

/** `POST /school/skills`. */
export const createSkillRoute: FastifyPluginAsyncZod<{ skills: Pick<SkillsService, 'create'> }> = async (
  app,
  { skills },
) => {
  const preHandler = app.requireProfile

  app.post(
    '/school/skills',
    { preHandler, schema: { body: CreateSkillRequest, response: { 201: Skill } } },
    async ({ actor, body }, reply) => reply.code(201).send(await skills.create(actor, body)),
  )
}
