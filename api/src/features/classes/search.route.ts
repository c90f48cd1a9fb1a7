import { SearchQuery, SearchResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { createSearch } from './search.service.ts'
import type { ClassCore } from './create-class-core.ts'

/** `GET /search`. */
export const searchRoute: FastifyPluginAsyncZod<{ core: ClassCore }> = async (app, { core }) => {
  const search = createSearch(core)
  app.get(
    '/search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResult } } },
    ({ actor, query }) => search(actor, query.q),
  )
}
