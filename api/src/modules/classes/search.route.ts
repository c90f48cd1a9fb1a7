import { SearchQuery, SearchResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createSearch } from '../../services/classes/search.service.ts'
import type { ClassCore } from '../../services/classes/create-class-core.ts'

/** `GET /search`. */
export const searchRoute: FastifyPluginAsyncZod<{ core: ClassCore }> = async (app, { core }) => {
  const search = createSearch(core)
  app.get(
    '/search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResult } } },
    ({ actor, query }) => search(actor, query.q),
  )
}
