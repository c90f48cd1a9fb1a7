import { ActOnStudentsRequest, ObjectIdString, RosterChange } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentsService } from './students.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const response = { 200: RosterChange }

/** `POST /classes/{id}/students/actions`: one action on several students. */
export const actOnStudentsRoute: FastifyPluginAsyncZod<{ students: Pick<StudentsService, 'act'> }> = async (
  app,
  { students },
) => {
  app.post(
    '/classes/:id/students/actions',
    { schema: { params, body: ActOnStudentsRequest, response }, preHandler: app.requireProfile },
    ({ actor, params: { id }, body }) => students.act(actor, id, body),
  )
}
