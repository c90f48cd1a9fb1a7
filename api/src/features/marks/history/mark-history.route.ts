import {
  MarkHistory,
  MarkHistoryQuery,
  MarksAt,
  MarksAtQuery,
  ObjectIdString,
  OperationsPage,
  OperationsQuery,
} from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarkHistoryService } from './mark-history.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** What was done to the marks of an exam, how they were at a moment, and what one did oneself. */
export const markHistoryRoute: FastifyPluginAsyncZod<{ markHistory: MarkHistoryService }> = async (
  app,
  { markHistory },
) => {
  app.get(
    '/exams/:id/marks/history',
    { schema: { params, querystring: MarkHistoryQuery, response: { 200: MarkHistory } } },
    (request) => markHistory.list(request.actor, request.params.id, request.query),
  )

  app.get(
    '/exams/:id/marks/at',
    { schema: { params, querystring: MarksAtQuery, response: { 200: MarksAt } } },
    (request) => markHistory.at(request.actor, request.params.id, request.query),
  )

  app.get(
    '/exams/:id/marks/operations',
    { schema: { params, querystring: OperationsQuery, response: { 200: OperationsPage } } },
    (request) => markHistory.operations(request.actor, request.params.id, request.query.cursor),
  )
}
