import { MarkHistory, MarkHistoryQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarkHistoryService } from './mark-history.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /exams/{id}/marks/history`: the changes of the marks of an exam, newest first. */
export const listMarkChangesRoute: FastifyPluginAsyncZod<{
  markHistory: Pick<MarkHistoryService, 'list'>
}> = async (app, { markHistory }) => {
  app.get(
    '/exams/:id/marks/history',
    { schema: { params, querystring: MarkHistoryQuery, response: { 200: MarkHistory } } },
    (request) => markHistory.list(request.actor, request.params.id, request.query),
  )
}
