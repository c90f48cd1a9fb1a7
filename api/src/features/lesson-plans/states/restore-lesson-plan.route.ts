import { LessonPlan } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { LessonPlanStatesService } from './lesson-plan-states.service.ts'

/** `POST /lesson-plans/{id}/restore`: takes a lesson plan out of the trash. */
export const restoreLessonPlanRoute: FastifyPluginAsyncZod<{
  lessonPlanStates: Pick<LessonPlanStatesService, 'restore'>
}> = async (app, { lessonPlanStates }) => {
  app.post(
    '/lesson-plans/:id/restore',
    { schema: { params: lessonPlanParams, response: { 200: LessonPlan } }, preHandler: app.requireProfile },
    ({ actor, params }) => lessonPlanStates.restore(actor, params.id),
  )
}
