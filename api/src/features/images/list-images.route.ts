import { MediaPage, MediaQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ImagesService } from './images.service.ts'

/** `GET /images`: the person's own pictures, one page. */
export const listImagesRoute: FastifyPluginAsyncZod<{ images: Pick<ImagesService, 'list'> }> = async (
  app,
  { images },
) => {
  app.get(
    '/images',
    { schema: { querystring: MediaQuery, response: { 200: MediaPage } } },
    ({ actor, query: { q, tag, cursor } }) =>
      images.list(actor, { search: q ?? '', tag: tag ?? null }, cursor ?? null),
  )
}
