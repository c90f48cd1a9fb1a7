import { ObjectIdString, OverallComments, OverallCommentsQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OverallCommentsService } from './overall-comments.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/overall-comments`: the comments on the students in a term, or in the school year. */
export const listOverallCommentsRoute: FastifyPluginAsyncZod<{
  overallComments: Pick<OverallCommentsService, 'list'>
}> = async (app, { overallComments }) => {
  app.get(
    '/classes/:id/overall-comments',
    { schema: { params, querystring: OverallCommentsQuery, response: { 200: OverallComments } } },
    async ({ actor, params: { id }, query }) => ({
      comments: await overallComments.list(actor, id, query),
    }),
  )
}
