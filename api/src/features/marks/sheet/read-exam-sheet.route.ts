import { ExamSheet, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExamSheetService } from './exam-sheet.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /exams/{id}/sheet`: everything that a mark sheet needs to open. */
export const readExamSheetRoute: FastifyPluginAsyncZod<{
  examSheet: Pick<ExamSheetService, 'read'>
}> = async (app, { examSheet }) => {
  app.get('/exams/:id/sheet', { schema: { params, response: { 200: ExamSheet } } }, (request) =>
    examSheet.read(request.actor, request.params.id),
  )
}
