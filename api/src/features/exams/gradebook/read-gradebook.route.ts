import { Gradebook, GradebookQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GradebookService } from './gradebook.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/gradebook`: the results of a class in several exams, with averages and trends. */
export const readGradebookRoute: FastifyPluginAsyncZod<{
  gradebooks: Pick<GradebookService, 'read'>
}> = async (app, { gradebooks }) => {
  app.get(
    '/classes/:id/gradebook',
    { schema: { params, querystring: GradebookQuery, response: { 200: Gradebook } } },
    (request) => gradebooks.read(request.actor, request.params.id, request.query),
  )
}
