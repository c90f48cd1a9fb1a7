import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { LessonPlanStatesService } from './lesson-plan-states.service.ts'

/** `DELETE /lesson-plans/{id}`: moves a lesson plan to the trash. */
export const removeLessonPlanRoute: FastifyPluginAsyncZod<{
  lessonPlanStates: Pick<LessonPlanStatesService, 'remove'>
}> = async (app, { lessonPlanStates }) => {
  app.delete(
    '/lesson-plans/:id',
    { schema: { params: lessonPlanParams, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async ({ actor, params }, reply) => {
      await lessonPlanStates.remove(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
