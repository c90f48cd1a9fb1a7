import { ObjectIdString, WriteMarksAnswer, WriteMarksRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { WriteMarks } from './write-marks.ts'

const params = z.strictObject({ id: ObjectIdString })
/** Enough for two thousand cells. */
const bodyLimit = 512 * 1024

/** `PUT /exams/{id}/marks`: writes cells. */
export const writeMarksRoute: FastifyPluginAsyncZod<{ writeMarks: WriteMarks }> = async (
  app,
  { writeMarks },
) => {
  app.put(
    '/exams/:id/marks',
    {
      bodyLimit,
      schema: { params, body: WriteMarksRequest, response: { 200: WriteMarksAnswer } },
    },
    // The profile is read together with everything else, not before it.
    (request) =>
      writeMarks(request.actor, request.params.id, request.body, null, app.requireProfile(request)),
  )
}
