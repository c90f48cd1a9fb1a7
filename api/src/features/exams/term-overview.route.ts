import { ChooseAggregationRequest, ObjectIdString, TermOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermOverviewService } from './term-overview.service.ts'

const params = z.strictObject({ id: ObjectIdString, termId: ObjectIdString })

/** The averages of a class in a term, both ways, and picking one. */
export const termOverviewRoute: FastifyPluginAsyncZod<{ termOverviews: TermOverviewService }> = async (
  app,
  { termOverviews },
) => {
  app.get(
    '/classes/:id/terms/:termId/overview',
    { schema: { params, response: { 200: TermOverview } } },
    (request) => termOverviews.read(request.actor, request.params.id, request.params.termId),
  )

  app.put(
    '/classes/:id/terms/:termId/aggregation',
    {
      schema: { params, body: ChooseAggregationRequest, response: { 200: TermOverview } },
      preHandler: app.requireProfile,
    },
    (request) =>
      termOverviews.choose(request.actor, request.params.id, request.params.termId, request.body.aggregation),
  )
}
