import { ImageIdsRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MediaService } from './media.service.ts'

const schema = { body: ImageIdsRequest, response: { 204: z.null() } }

/** `POST /images/restoration`: restores several pictures from the trash. */
export const restoreImagesRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'restore'> }> = async (
  app,
  { media },
) => {
  app.post('/images/restoration', { schema }, async ({ actor, body }, reply) => {
    await media.restore(actor, body.ids)
    return reply.code(204).send(null)
  })
}
