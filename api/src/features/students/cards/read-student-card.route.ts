import { ObjectIdString, StudentCard } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentCards } from './student-cards.service.ts'

const params = z.strictObject({ id: ObjectIdString, studentId: ObjectIdString })

/** `GET /classes/{id}/students/{studentId}/card`: a student's results, skills, errors and comments. */
export const readStudentCardRoute: FastifyPluginAsyncZod<{ cards: StudentCards }> = async (
  app,
  { cards },
) => {
  app.get(
    '/classes/:id/students/:studentId/card',
    { schema: { params, response: { 200: StudentCard } } },
    async ({ actor, params: { id, studentId } }) => (await cards.read(actor, id, studentId)).card,
  )
}
