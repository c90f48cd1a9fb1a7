import {
  ExplorePage,
  ExploreQuery,
  ObjectIdString,
  PublicationDecision,
  PublicationReviews,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PublishedImagesService } from './published-images.service.ts'

/** What everybody sees of everybody's pictures, and the operators' decisions about it. */
export const publishedImagesRoute: FastifyPluginAsyncZod<{
  publishedImages: PublishedImagesService
}> = async (app, { publishedImages }) => {
  app.get(
    '/published-images',
    { schema: { querystring: ExploreQuery, response: { 200: ExplorePage } } },
    ({ actor, query: { q = '', style = null, cursor = null } }) =>
      publishedImages.list(actor, { search: q, style }, cursor),
  )

  app.get('/publications', { schema: { response: { 200: PublicationReviews } } }, (request) =>
    publishedImages.listInReview(request.actor),
  )

  app.post(
    '/publications/:id/decision',
    {
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: PublicationDecision,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await publishedImages.decide(request.actor, request.params.id, request.body)
      return reply.code(204).send(null)
    },
  )
}
