import { LessonPlan } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { ReadLessonPlan } from './read-lesson-plan.ts'

/** `GET /lesson-plans/{id}`. */
export const readLessonPlanRoute: FastifyPluginAsyncZod<{
  readLessonPlan: Pick<ReadLessonPlan, 'get'>
}> = async (app, { readLessonPlan }) => {
  app.get(
    '/lesson-plans/:id',
    { schema: { params: lessonPlanParams, response: { 200: LessonPlan } } },
    ({ actor, params }) => readLessonPlan.get(actor, params.id),
  )
}
