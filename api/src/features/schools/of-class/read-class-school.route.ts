import { ClassSchool, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ClassSchoolService } from './class-school.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/school`: terms, default pass mark, error types and more of the class's school. */
export const readClassSchoolRoute: FastifyPluginAsyncZod<{
  classSchool: Pick<ClassSchoolService, 'read'>
}> = async (app, { classSchool }) => {
  app.get('/classes/:id/school', { schema: { params, response: { 200: ClassSchool } } }, (request) =>
    classSchool.read(request.actor, request.params.id),
  )
}
