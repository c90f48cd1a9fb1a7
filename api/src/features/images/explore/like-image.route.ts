import { ImageLikes, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExploreService } from './explore.service.ts'

const schema = { params: z.strictObject({ id: ObjectIdString }), response: { 200: ImageLikes } }

/** `PUT /published-images/{id}/like`: the requesting person likes a picture. */
export const likeImageRoute: FastifyPluginAsyncZod<{ explore: Pick<ExploreService, 'like'> }> = async (
  app,
  { explore },
) => {
  app.put('/published-images/:id/like', { schema }, ({ actor, params }) => explore.like(actor, params.id))
}
