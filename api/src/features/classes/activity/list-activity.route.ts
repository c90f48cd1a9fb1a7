import { ActivityPage, ActivityQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ReadActivity } from './class-activity.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/activity`. */
export const listActivityRoute: FastifyPluginAsyncZod<{ readActivity: ReadActivity }> = async (
  app,
  { readActivity },
) => {
  app.get(
    '/classes/:id/activity',
    { schema: { params, querystring: ActivityQuery, response: { 200: ActivityPage } } },
    ({ actor, params: { id }, query }) => readActivity(actor, id, query.cursor ?? null),
  )
}
