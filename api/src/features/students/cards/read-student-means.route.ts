import { ObjectIdString, StudentMeans } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { StudentCards } from './student-cards.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/student-means`: the mean of each student of a class. */
export const readStudentMeansRoute: FastifyPluginAsyncZod<{ cards: StudentCards }> = async (
  app,
  { cards },
) => {
  app.get(
    '/classes/:id/student-means',
    { schema: { params, response: { 200: StudentMeans } } },
    ({ actor, params: { id } }) => cards.readMeans(actor, id),
  )
}
