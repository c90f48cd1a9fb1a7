import { ObjectIdString, TermFacts, TermFactsQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermFactsService } from './term-facts.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/term-facts`: what a report says about each student beside the row of the gradebook. */
export const readTermFactsRoute: FastifyPluginAsyncZod<{
  termFacts: Pick<TermFactsService, 'read'>
}> = async (app, { termFacts }) => {
  app.get(
    '/classes/:id/term-facts',
    { schema: { params, querystring: TermFactsQuery, response: { 200: TermFacts } } },
    ({ actor, params: { id }, query }) => termFacts.read(actor, id, query),
  )
}
