import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from '../images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `DELETE /images/{id}/publication`: makes the picture private again. */
export const withdrawPublicationRoute: FastifyPluginAsyncZod<{
  images: Pick<ImagesService, 'withdraw'>
}> = async (app, { images }) => {
  app.delete('/images/:id/publication', { schema: one }, (request) =>
    images.withdraw(request.actor, request.params.id),
  )
}
