import { SuggestCommentsQuery, SuggestedComments } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { CommentBankService } from './comment-bank.service.ts'

/** `GET /school/comments?q=`: earlier comments of the person, then of their colleagues. */
export const suggestCommentsRoute: FastifyPluginAsyncZod<{
  comments: Pick<CommentBankService, 'suggest'>
}> = async (app, { comments }) => {
  const preHandler = app.requireProfile

  app.get(
    '/school/comments',
    { preHandler, schema: { querystring: SuggestCommentsQuery, response: { 200: SuggestedComments } } },
    ({ actor, query }) => comments.suggest(actor, query.q),
  )
}
