import { ActivityPage, ActivityQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createReadActivity } from './class-activity.service.ts'
import type { ClassCore } from './create-class-core.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/activity`. */
export const classActivityRoute: FastifyPluginAsyncZod<{ core: ClassCore }> = async (app, { core }) => {
  const readActivity = createReadActivity(core)
  app.get(
    '/classes/:id/activity',
    { schema: { params, querystring: ActivityQuery, response: { 200: ActivityPage } } },
    ({ actor, params: { id }, query }) => readActivity(actor, id, query.cursor ?? null),
  )
}
