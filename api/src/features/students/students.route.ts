import {
  ActOnStudentsRequest,
  AddStudentsRequest,
  ChangeStudentRequest,
  ObjectIdString,
  Roster,
  RosterChange,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentsService } from './students.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const response = { 200: RosterChange }

/** 500 students with every text filled would not pass the api's usual limit. */
const bodyLimit = 2 * 1024 * 1024

/** The students of a class: read, add, change, act on several. */
export const studentsRoute: FastifyPluginAsyncZod<{ students: StudentsService }> = async (
  app,
  { students },
) => {
  app.get('/classes/:id/students', { schema: { params, response: { 200: Roster } } }, (request) =>
    students.read(request.actor, request.params.id),
  )

  app.post(
    '/classes/:id/students',
    { schema: { params, body: AddStudentsRequest, response }, preHandler: app.requireProfile, bodyLimit },
    ({ actor, params: { id }, body }) => students.add(actor, id, body.students),
  )

  app.patch(
    '/classes/:id/students/:studentId',
    {
      schema: { params: params.extend({ studentId: ObjectIdString }), body: ChangeStudentRequest, response },
      preHandler: app.requireProfile,
    },
    ({ actor, params: { id, studentId }, body }) => students.change(actor, id, studentId, body),
  )

  app.post(
    '/classes/:id/students/actions',
    { schema: { params, body: ActOnStudentsRequest, response }, preHandler: app.requireProfile },
    ({ actor, params: { id }, body }) => students.act(actor, id, body),
  )
}
