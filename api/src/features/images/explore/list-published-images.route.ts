import { ExplorePage, ExploreQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ExploreService } from './explore.service.ts'

/** `GET /published-images`: one page of the published pictures. */
export const listPublishedImagesRoute: FastifyPluginAsyncZod<{
  explore: Pick<ExploreService, 'list'>
}> = async (app, { explore }) => {
  app.get(
    '/published-images',
    { schema: { querystring: ExploreQuery, response: { 200: ExplorePage } } },
    ({ actor, query: { q = '', style = null, order = 'newest', cursor = null } }) =>
      explore.list(actor, { search: q, style, order }, cursor),
  )
}
