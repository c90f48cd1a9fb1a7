import { ObjectIdString, PublicationDecision } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { PublishedImagesService } from './published-images.service.ts'

/** `POST /publications/{id}/decision`: an operator's decision. */
export const decidePublicationRoute: FastifyPluginAsyncZod<{
  publishedImages: Pick<PublishedImagesService, 'decide'>
}> = async (app, { publishedImages }) => {
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
