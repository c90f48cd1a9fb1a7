import { AssignQuestionsRequest, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AssignQuestions } from './assign-questions.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `PUT /exams/{id}/assignments`: who marks which questions. */
export const assignQuestionsRoute: FastifyPluginAsyncZod<{ assignQuestions: AssignQuestions }> = async (
  app,
  { assignQuestions },
) => {
  app.put(
    '/exams/:id/assignments',
    {
      schema: { params, body: AssignQuestionsRequest, response: { 200: AssignQuestionsRequest } },
      preHandler: app.requireProfile,
    },
    async (request) => ({
      assignments: await assignQuestions(request.actor, request.params.id, request.body.assignments),
    }),
  )
}
