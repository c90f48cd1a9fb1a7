import { Exam, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: Exam } }

/** `POST /exams/{id}/restore`: takes an exam out of the trash. */
export const restoreExamRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'restore'> }> = async (
  app,
  { exams },
) => {
  const preHandler = app.requireProfile

  app.post('/exams/:id/restore', { schema: one, preHandler }, (request) =>
    exams.restore(request.actor, request.params.id),
  )
}
