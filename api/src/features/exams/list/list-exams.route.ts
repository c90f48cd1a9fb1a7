import { ExamList, ExamQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/exams`: the exams of a class. */
export const listExamsRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'list'> }> = async (
  app,
  { exams },
) => {
  app.get(
    '/classes/:id/exams',
    { schema: { params, querystring: ExamQuery, response: { 200: ExamList } } },
    (request) => exams.list(request.actor, request.params.id, request.query),
  )
}
