import { ClassLessonPlans } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { LessonHistory } from './lesson-history.service.ts'

/** `GET /classes/{id}/lesson-plans`: the lesson plans of a class, by date. */
export const listClassLessonPlansRoute: FastifyPluginAsyncZod<{
  lessonHistory: Pick<LessonHistory, 'listOfClass'>
}> = async (app, { lessonHistory }) => {
  app.get(
    '/classes/:id/lesson-plans',
    { schema: { params: lessonPlanParams, response: { 200: ClassLessonPlans } } },
    ({ actor, params }) => lessonHistory.listOfClass(actor, params.id),
  )
}
