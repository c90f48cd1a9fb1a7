import { ChangeExamRequest, Exam, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamsService } from './exams.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: Exam } }

/** `PATCH /exams/{id}`: changes the fields sent. */
export const changeExamRoute: FastifyPluginAsyncZod<{ exams: Pick<ExamsService, 'change'> }> = async (
  app,
  { exams },
) => {
  const preHandler = app.requireProfile

  app.patch('/exams/:id', { schema: { ...one, body: ChangeExamRequest }, preHandler }, (request) =>
    exams.change(request.actor, request.params.id, request.body),
  )
}
