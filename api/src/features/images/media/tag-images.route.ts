import { TagImagesRequest, TaggedImages } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { MediaService } from './media.service.ts'

/** `POST /images/tagging`: adds and removes tags of several pictures. */
export const tagImagesRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'tag'> }> = async (
  app,
  { media },
) => {
  app.post(
    '/images/tagging',
    { schema: { body: TagImagesRequest, response: { 200: TaggedImages } } },
    ({ actor, body }) => media.tag(actor, body),
  )
}
