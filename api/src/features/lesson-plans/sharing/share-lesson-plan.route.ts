import { ShareLink } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { SharedLessonPlans } from './shared-lesson-plans.service.ts'

/** `PUT /lesson-plans/{id}/share`: opens the share link. */
export const shareLessonPlanRoute: FastifyPluginAsyncZod<{
  sharedLessonPlans: Pick<SharedLessonPlans, 'share'>
}> = async (app, { sharedLessonPlans }) => {
  app.put(
    '/lesson-plans/:id/share',
    { schema: { params: lessonPlanParams, response: { 200: ShareLink } }, preHandler: app.requireProfile },
    ({ actor, params }) => sharedLessonPlans.share(actor, params.id),
  )
}
