import { ChangeExamStatusRequest, Exam, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamStatusService } from './exam-status.service.ts'

/** `POST /exams/{id}/status`: the next step, or back to an earlier one. */
export const setExamStatusRoute: FastifyPluginAsyncZod<{ examStatus: ExamStatusService }> = async (
  app,
  { examStatus },
) => {
  app.post(
    '/exams/:id/status',
    {
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: ChangeExamStatusRequest,
        response: { 200: Exam },
      },
      preHandler: app.requireProfile,
    },
    (request) => examStatus.set(request.actor, request.params.id, request.body.status),
  )
}
