import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `POST /images/{id}/restore`. */
export const restoreImageRoute: FastifyPluginAsyncZod<{ images: Pick<ImagesService, 'restore'> }> = async (
  app,
  { images },
) => {
  app.post('/images/:id/restore', { schema: one }, (request) =>
    images.restore(request.actor, request.params.id),
  )
}
