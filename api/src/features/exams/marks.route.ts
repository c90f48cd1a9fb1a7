import { MarkSheet, ObjectIdString, WriteMarksAnswer, WriteMarksRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarksService } from '../marks/marks.service.ts'

const params = z.strictObject({ id: ObjectIdString })
/** Two thousand cells. */
const bodyLimit = 512 * 1024

/** The marks of an exam: all of them, and writing some. */
export const marksRoute: FastifyPluginAsyncZod<{ marks: MarksService }> = async (app, { marks }) => {
  app.get(
    '/exams/:id/marks',
    { schema: { params, response: { 200: MarkSheet, 304: z.undefined() } } },
    async (request, reply) => {
      const known = request.headers['if-none-match'] ?? null
      const { tag, sheet } = await marks.readTagged(request.actor, request.params.id, known)
      reply.header('etag', tag)
      return sheet ? reply.send(sheet) : reply.code(304).send()
    },
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
