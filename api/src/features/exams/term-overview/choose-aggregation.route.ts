import { ChooseAggregationRequest, ObjectIdString, TermOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermOverviewService } from './term-overview.service.ts'

const params = z.strictObject({ id: ObjectIdString, termId: ObjectIdString })

/** `PUT /classes/{id}/terms/{termId}/aggregation`: chooses how to average. */
export const chooseAggregationRoute: FastifyPluginAsyncZod<{
  termOverviews: Pick<TermOverviewService, 'choose'>
}> = async (app, { termOverviews }) => {
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
