import { ObjectIdString, SaveOverallCommentAnswer, SaveOverallCommentRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OverallCommentsService } from './overall-comments.service.ts'

const params = z.strictObject({ id: ObjectIdString, studentId: ObjectIdString })

/** `PUT /classes/{id}/overall-comments/{studentId}`: saves the comment on a student, or answers both texts. */
export const saveOverallCommentRoute: FastifyPluginAsyncZod<{
  overallComments: Pick<OverallCommentsService, 'save'>
}> = async (app, { overallComments }) => {
  app.put(
    '/classes/:id/overall-comments/:studentId',
    { schema: { params, body: SaveOverallCommentRequest, response: { 200: SaveOverallCommentAnswer } } },
    ({ actor, params: { id, studentId }, body }) => overallComments.save(actor, id, studentId, body),
  )
}
