import { ObjectIdString, Roster } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentsService } from './students.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/students`: the roster of a class. */
export const readRosterRoute: FastifyPluginAsyncZod<{ students: Pick<StudentsService, 'read'> }> = async (
  app,
  { students },
) => {
  app.get('/classes/:id/students', { schema: { params, response: { 200: Roster } } }, (request) =>
    students.read(request.actor, request.params.id),
  )
}
