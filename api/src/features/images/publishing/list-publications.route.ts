import { PublicationReviews } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PublishedImagesService } from './published-images.service.ts'

/** `GET /publications`: the pictures waiting for an operator's decision, for operators. */
export const listPublicationsRoute: FastifyPluginAsyncZod<{
  publishedImages: Pick<PublishedImagesService, 'listInReview'>
}> = async (app, { publishedImages }) => {
  app.get('/publications', { schema: { response: { 200: PublicationReviews } } }, (request) =>
    publishedImages.listInReview(request.actor),
  )
}
