import { Exam, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: Exam } }

/** `GET /exams/{id}`: one exam. */
export const readExamRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'get'> }> = async (
  app,
  { exams },
) => {
  app.get('/exams/:id', { schema: one }, (request) => exams.get(request.actor, request.params.id))
}
