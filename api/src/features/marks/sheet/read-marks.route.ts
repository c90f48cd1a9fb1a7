import { MarkSheet, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ReadMarks } from './read-marks.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /exams/{id}/marks`: all marks of an exam; 304 if the client has them. */
export const readMarksRoute: FastifyPluginAsyncZod<{ readMarks: Pick<ReadMarks, 'readTagged'> }> = async (
  app,
  { readMarks },
) => {
  app.get(
    '/exams/:id/marks',
    { schema: { params, response: { 200: MarkSheet, 304: z.undefined() } } },
    async (request, reply) => {
      const seenTag = request.headers['if-none-match'] ?? null
      const { tag, sheet } = await readMarks.readTagged(request.actor, request.params.id, seenTag)
      reply.header('etag', tag)
      return sheet ? reply.send(sheet) : reply.code(304).send()
    },
  )
}
