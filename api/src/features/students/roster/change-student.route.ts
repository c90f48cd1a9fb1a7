import { ChangeStudentRequest, ObjectIdString, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentsService } from './students.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const response = { 200: RosterChange }

/** `PATCH /classes/{id}/students/{studentId}`. */
export const changeStudentRoute: FastifyPluginAsyncZod<{
  students: Pick<StudentsService, 'change'>
}> = async (app, { students }) => {
  app.patch(
    '/classes/:id/students/:studentId',
    {
      schema: { params: params.extend({ studentId: ObjectIdString }), body: ChangeStudentRequest, response },
      preHandler: app.requireProfile,
    },
    ({ actor, params: { id, studentId }, body }) => students.change(actor, id, studentId, body),
  )
}
