import { DuplicateExamRequest, ExamList, ObjectIdString, RequestKeyQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DuplicateExam } from './duplicate-exam.ts'

/** `POST /exams/{id}/duplicate`: returns the new exams, in the order of the classes. */
export const duplicateExamRoute: FastifyPluginAsyncZod<{ duplicateExam: DuplicateExam }> = async (
  app,
  { duplicateExam },
) => {
  app.post(
    '/exams/:id/duplicate',
    {
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        querystring: RequestKeyQuery,
        body: DuplicateExamRequest,
        response: { 201: ExamList },
      },
      preHandler: app.requireProfile,
    },
    async ({ actor, params: { id }, query, body }, reply) =>
      reply.code(201).send(await duplicateExam(actor, id, { ...body, ...query })),
  )
}
