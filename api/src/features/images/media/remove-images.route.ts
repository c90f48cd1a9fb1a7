import { ImageIdsRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MediaService } from './media.service.ts'

const several = { body: ImageIdsRequest, response: { 204: z.null() } }

/** `POST /images/deletion` and `POST /images/restoration`: move several pictures to the trash, and back. */
export const removeImagesRoute: FastifyPluginAsyncZod<{
  media: Pick<MediaService, 'remove' | 'restore'>
}> = async (app, { media }) => {
  app.post('/images/deletion', { schema: several }, async ({ actor, body }, reply) => {
    await media.remove(actor, body.ids)
    return reply.code(204).send(null)
  })
  app.post('/images/restoration', { schema: several }, async ({ actor, body }, reply) => {
    await media.restore(actor, body.ids)
    return reply.code(204).send(null)
  })
}
