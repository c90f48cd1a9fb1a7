import { PublicationReviews } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PublicationReviewsService } from './publication-reviews.service.ts'

/** `GET /publications`: the pictures waiting for an operator's decision, for operators. */
export const listPublicationsRoute: FastifyPluginAsyncZod<{
  publicationReviews: Pick<PublicationReviewsService, 'list'>
}> = async (app, { publicationReviews }) => {
  app.get('/publications', { schema: { response: { 200: PublicationReviews } } }, async (request) => {
    const { images } = await publicationReviews.list(request.actor)
    return { images }
  })
}
