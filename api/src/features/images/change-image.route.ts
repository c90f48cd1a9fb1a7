import { ChangeImageRequest, MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `PATCH /images/{id}`: changes the fields sent. */
export const changeImageRoute: FastifyPluginAsyncZod<{ images: Pick<ImagesService, 'change'> }> = async (
  app,
  { images },
) => {
  app.patch('/images/:id', { schema: { ...one, body: ChangeImageRequest } }, (request) =>
    images.change(request.actor, request.params.id, request.body),
  )
}
