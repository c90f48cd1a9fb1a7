import { ObjectIdString, SkillList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassSchoolService } from './class-school.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/skills`: the skills of the class's school. */
export const listClassSkillsRoute: FastifyPluginAsyncZod<{
  classSchool: Pick<ClassSchoolService, 'listSkills'>
}> = async (app, { classSchool }) => {
  app.get('/classes/:id/skills', { schema: { params, response: { 200: SkillList } } }, (request) =>
    classSchool.listSkills(request.actor, request.params.id),
  )
}
