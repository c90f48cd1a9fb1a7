import { ObjectIdString, PublicationDecision } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PublicationReviewsService } from './publication-reviews.service.ts'

/** `POST /publications/{id}/decision`: an operator's decision. */
export const decidePublicationRoute: FastifyPluginAsyncZod<{
  publicationReviews: Pick<PublicationReviewsService, 'decide'>
}> = async (app, { publicationReviews }) => {
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
      await publicationReviews.decide(request.actor, request.params.id, request.body)
      return reply.code(204).send(null)
    },
  )
}
