import { MarksAt, MarksAtQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarkHistoryService } from './mark-history.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /exams/{id}/marks/at`: the marks at a past moment. */
export const readMarksAtRoute: FastifyPluginAsyncZod<{
  markHistory: Pick<MarkHistoryService, 'at'>
}> = async (app, { markHistory }) => {
  app.get(
    '/exams/:id/marks/at',
    { schema: { params, querystring: MarksAtQuery, response: { 200: MarksAt } } },
    (request) => markHistory.at(request.actor, request.params.id, request.query),
  )
}
