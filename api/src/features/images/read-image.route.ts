import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `GET /images/{id}`: one picture. */
export const readImageRoute: FastifyPluginAsyncZod<{ images: Pick<ImagesService, 'get'> }> = async (
  app,
  { images },
) => {
  app.get('/images/:id', { schema: one }, (request) => images.get(request.actor, request.params.id))
}
