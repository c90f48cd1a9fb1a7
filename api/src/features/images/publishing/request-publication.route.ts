import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from '../images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `POST /images/{id}/publication`: requests the publication of a picture. */
export const requestPublicationRoute: FastifyPluginAsyncZod<{
  images: Pick<ImagesService, 'requestPublication'>
}> = async (app, { images }) => {
  app.post('/images/:id/publication', { schema: one }, (request) =>
    images.requestPublication(request.actor, request.params.id),
  )
}
