import { LessonPlan, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { LessonPlansService } from './lesson-plans.service.ts'

/** `GET /lesson-plans/{id}`. */
export const readLessonPlanRoute: FastifyPluginAsyncZod<{
  lessonPlans: Pick<LessonPlansService, 'get'>
}> = async (app, { lessonPlans }) => {
  app.get(
    '/lesson-plans/:id',
    { schema: { params: z.strictObject({ id: ObjectIdString }), response: { 200: LessonPlan } } },
    (request) => lessonPlans.get(request.actor, request.params.id),
  )
}
