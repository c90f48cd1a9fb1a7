import { SharedLessonPlan, ShareLink } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SharedLessonPlans } from './shared-lesson-plans.service.ts'
import { notIndexed, sharedLimit } from './shared-responses.ts'

/** `GET /shared/lesson-plans/{token}`, without signing in: the plan and nothing else. */
export const readSharedLessonPlanRoute: FastifyPluginAsyncZod<{
  sharedLessonPlans: Pick<SharedLessonPlans, 'read'>
}> = async (app, { sharedLessonPlans }) => {
  app.get(
    '/shared/lesson-plans/:token',
    {
      config: { access: 'public', rateLimit: sharedLimit },
      schema: { params: ShareLink, response: { 200: SharedLessonPlan } },
      onRequest: notIndexed,
    },
    ({ params }) => sharedLessonPlans.read(params.token),
  )
}
