import { ImageIdsRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MediaService } from './media.service.ts'

const schema = { body: ImageIdsRequest, response: { 204: z.null() } }

/** `POST /images/deletion`: moves several pictures to the trash. */
export const removeImagesRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'remove'> }> = async (
  app,
  { media },
) => {
  app.post('/images/deletion', { schema }, async ({ actor, body }, reply) => {
    await media.remove(actor, body.ids)
    return reply.code(204).send(null)
  })
}
