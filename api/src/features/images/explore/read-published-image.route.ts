import { ObjectIdString, PublishedImageDetails } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExploreService } from './explore.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /published-images/{id}`: one published picture, and others on the same subject. */
export const readPublishedImageRoute: FastifyPluginAsyncZod<{
  explore: Pick<ExploreService, 'get'>
}> = async (app, { explore }) => {
  app.get(
    '/published-images/:id',
    { schema: { params, response: { 200: PublishedImageDetails } } },
    (request) => explore.get(request.actor, request.params.id),
  )
}
