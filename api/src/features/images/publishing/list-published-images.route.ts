import { ExplorePage, ExploreQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PublishedImagesService } from './published-images.service.ts'

/** `GET /published-images`: all published pictures. */
export const listPublishedImagesRoute: FastifyPluginAsyncZod<{
  publishedImages: Pick<PublishedImagesService, 'list'>
}> = async (app, { publishedImages }) => {
  app.get(
    '/published-images',
    { schema: { querystring: ExploreQuery, response: { 200: ExplorePage } } },
    ({ actor, query: { q = '', style = null, cursor = null } }) =>
      publishedImages.list(actor, { search: q, style }, cursor),
  )
}
