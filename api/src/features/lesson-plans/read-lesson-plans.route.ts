import { LessonPlan, LessonPlanPage, LessonPlanQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LessonPlansService } from './lesson-plans.service.ts'

/** `GET /lesson-plans` (search, newest first) and `GET /lesson-plans/{id}`. */
export const readLessonPlansRoute: FastifyPluginAsyncZod<{
  lessonPlans: Pick<LessonPlansService, 'get' | 'list'>
}> = async (app, { lessonPlans }) => {
  app.get(
    '/lesson-plans',
    { schema: { querystring: LessonPlanQuery, response: { 200: LessonPlanPage } } },
    (request) => lessonPlans.list(request.actor, request.query.q ?? '', request.query.cursor ?? null),
  )

  app.get(
    '/lesson-plans/:id',
    { schema: { params: z.strictObject({ id: ObjectIdString }), response: { 200: LessonPlan } } },
    (request) => lessonPlans.get(request.actor, request.params.id),
  )
}
