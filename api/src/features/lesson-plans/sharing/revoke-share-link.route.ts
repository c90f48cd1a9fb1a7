import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { SharedLessonPlans } from './shared-lesson-plans.service.ts'

/** `DELETE /lesson-plans/{id}/share`: ends the share link for good. */
export const revokeShareLinkRoute: FastifyPluginAsyncZod<{
  sharedLessonPlans: Pick<SharedLessonPlans, 'revoke'>
}> = async (app, { sharedLessonPlans }) => {
  app.delete(
    '/lesson-plans/:id/share',
    { schema: { params: lessonPlanParams, response: { 204: z.null() } }, preHandler: app.requireProfile },
    async ({ actor, params }, reply) => {
      await sharedLessonPlans.revoke(actor, params.id)
      return reply.code(204).send(null)
    },
  )
}
