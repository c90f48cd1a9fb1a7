import { ObjectIdString, TermOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TermOverviewService } from './term-overview.service.ts'

const params = z.strictObject({ id: ObjectIdString, termId: ObjectIdString })

/** `GET /classes/{id}/terms/{termId}/overview`: the averages of a class in a term, both ways. */
export const readTermOverviewRoute: FastifyPluginAsyncZod<{
  termOverviews: Pick<TermOverviewService, 'read'>
}> = async (app, { termOverviews }) => {
  app.get(
    '/classes/:id/terms/:termId/overview',
    { schema: { params, response: { 200: TermOverview } } },
    (request) => termOverviews.read(request.actor, request.params.id, request.params.termId),
  )
}
