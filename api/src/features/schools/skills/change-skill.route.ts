import { ChangeSkillRequest, ObjectIdString, SkillList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SkillsService } from './skills.service.ts'

/** `PATCH /school/skills/{id}`. */
export const changeSkillRoute: FastifyPluginAsyncZod<{ skills: Pick<SkillsService, 'change'> }> = async (
  app,
  { skills },
) => {
  const preHandler = app.requireProfile

  app.patch(
    '/school/skills/:id',
    {
      preHandler,
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: ChangeSkillRequest,
        response: { 200: SkillList },
      },
    },
    ({ actor, params, body }) => skills.change(actor, params.id, body),
  )
}
