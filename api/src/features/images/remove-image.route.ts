import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `DELETE /images/{id}`: moves a picture to the trash. */
export const removeImageRoute: FastifyPluginAsyncZod<{ images: Pick<ImagesService, 'remove'> }> = async (
  app,
  { images },
) => {
  app.delete('/images/:id', { schema: { params, response: { 204: z.null() } } }, async (request, reply) => {
    await images.remove(request.actor, request.params.id)
    return reply.code(204).send(null)
  })
}
