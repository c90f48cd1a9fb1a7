import { MediaTags } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { MediaService } from './media.service.ts'

/** `GET /images/tags`: the person's own tags with their numbers of pictures. */
export const listTagsRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'tags'> }> = async (
  app,
  { media },
) => {
  app.get('/images/tags', { schema: { response: { 200: MediaTags } } }, ({ actor }) => media.tags(actor))
}
