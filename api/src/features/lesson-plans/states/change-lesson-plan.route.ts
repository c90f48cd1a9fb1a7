import { ChangeLessonPlanRequest, LessonPlan } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { LessonPlanStatesService } from './lesson-plan-states.service.ts'

/** `PATCH /lesson-plans/{id}`: changes the fields sent. */
export const changeLessonPlanRoute: FastifyPluginAsyncZod<{
  lessonPlanStates: Pick<LessonPlanStatesService, 'change'>
}> = async (app, { lessonPlanStates }) => {
  app.patch(
    '/lesson-plans/:id',
    {
      schema: { params: lessonPlanParams, body: ChangeLessonPlanRequest, response: { 200: LessonPlan } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => lessonPlanStates.change(actor, params.id, body),
  )
}
