import { ImageLikes, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ExploreService } from './explore.service.ts'

const schema = { params: z.strictObject({ id: ObjectIdString }), response: { 200: ImageLikes } }

/** `DELETE /published-images/{id}/like`: the requesting person doesn't like a picture any more. */
export const unlikeImageRoute: FastifyPluginAsyncZod<{ explore: Pick<ExploreService, 'unlike'> }> = async (
  app,
  { explore },
) => {
  app.delete('/published-images/:id/like', { schema }, ({ actor, params }) =>
    explore.unlike(actor, params.id),
  )
}
