import { SearchQuery, SearchResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Search } from './search.service.ts'

/** `GET /search`. */
export const searchRoute: FastifyPluginAsyncZod<{ search: Search }> = async (app, { search }) => {
  app.get(
    '/search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResult } } },
    ({ actor, query }) => search(actor, query.q),
  )
}
