import { AssignQuestionsRequest, ExamSheet, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AssignQuestions } from './assign-questions.ts'
import type { ExamSheetService } from './exam-sheet.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** What a mark sheet opens with, and who is to mark which of its questions. */
export const examSheetRoute: FastifyPluginAsyncZod<{
  examSheet: ExamSheetService
  assignQuestions: AssignQuestions
}> = async (app, { examSheet, assignQuestions }) => {
  app.get('/exams/:id/sheet', { schema: { params, response: { 200: ExamSheet } } }, (request) =>
    examSheet.read(request.actor, request.params.id),
  )

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
