import { ImageLikes, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExploreService } from './explore.service.ts'

const schema = { params: z.strictObject({ id: ObjectIdString }), response: { 200: ImageLikes } }

/** `PUT` and `DELETE /published-images/{id}/like`: the requesting person likes a picture, or not any more. */
export const likeImageRoute: FastifyPluginAsyncZod<{
  explore: Pick<ExploreService, 'like' | 'unlike'>
}> = async (app, { explore }) => {
  const path = '/published-images/:id/like'
  app.put(path, { schema }, (request) => explore.like(request.actor, request.params.id))
  app.delete(path, { schema }, (request) => explore.unlike(request.actor, request.params.id))
}
