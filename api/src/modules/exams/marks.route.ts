import { MarkSheet, ObjectIdString, WriteMarksAnswer, WriteMarksRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarksService } from '../../services/exams/marks.service.ts'

const params = z.strictObject({ id: ObjectIdString })
/** Two thousand cells. */
const bodyLimit = 512 * 1024

/** The marks of an exam: all of them, and writing some. */
export const marksRoute: FastifyPluginAsyncZod<{ marks: MarksService }> = async (app, { marks }) => {
  app.get('/exams/:id/marks', { schema: { params, response: { 200: MarkSheet } } }, (request) =>
    marks.read(request.actor, request.params.id),
  )

  app.put(
    '/exams/:id/marks',
    {
      bodyLimit,
      schema: { params, body: WriteMarksRequest, response: { 200: WriteMarksAnswer } },
      preHandler: app.requireProfile,
    },
    (request) => marks.writeMarks(request.actor, request.params.id, request.body),
  )
}
