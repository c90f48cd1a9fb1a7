import { AddStudentsRequest, ObjectIdString, RequestKeyQuery, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentsService } from './students.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const response = { 200: RosterChange }
/** 500 students with long texts exceed the api's usual limit. */
const bodyLimit = 2 * 1024 * 1024

/** `POST /classes/{id}/students`. */
export const addStudentsRoute: FastifyPluginAsyncZod<{ students: StudentsService }> = async (
  app,
  { students },
) => {
  app.post(
    '/classes/:id/students',
    {
      schema: { params, querystring: RequestKeyQuery, body: AddStudentsRequest, response },
      ...{ preHandler: app.requireProfile, bodyLimit },
    },
    ({ actor, params: { id }, query, body }) => students.add(actor, id, { ...body, ...query }),
  )
}
