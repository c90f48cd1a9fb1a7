import { ObjectIdString, OperationsPage, OperationsQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarkHistoryService } from './mark-history.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /exams/{id}/marks/operations`: the person's own operations. */
export const listOperationsRoute: FastifyPluginAsyncZod<{
  markHistory: Pick<MarkHistoryService, 'operations'>
}> = async (app, { markHistory }) => {
  app.get(
    '/exams/:id/marks/operations',
    { schema: { params, querystring: OperationsQuery, response: { 200: OperationsPage } } },
    (request) => markHistory.operations(request.actor, request.params.id, request.query.cursor),
  )
}
