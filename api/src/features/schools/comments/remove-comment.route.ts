import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CommentBankService } from './comment-bank.service.ts'

/** `DELETE /school/comments/{id}`: suggests one of the person's own comments no more; marks keep it. */
export const removeCommentRoute: FastifyPluginAsyncZod<{
  comments: Pick<CommentBankService, 'remove'>
}> = async (app, { comments }) => {
  const preHandler = app.requireProfile

  app.delete(
    '/school/comments/:id',
    {
      preHandler,
      schema: { params: z.strictObject({ id: ObjectIdString }), response: { 204: z.null() } },
    },
    async ({ actor, params }, reply) => {
      await comments.remove(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
