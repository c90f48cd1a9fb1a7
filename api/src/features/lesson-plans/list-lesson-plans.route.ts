import { LessonPlanPage, LessonPlanQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonPlansService } from './lesson-plans.service.ts'

/** `GET /lesson-plans`: search, newest first. */
export const listLessonPlansRoute: FastifyPluginAsyncZod<{
  lessonPlans: Pick<LessonPlansService, 'list'>
}> = async (app, { lessonPlans }) => {
  app.get(
    '/lesson-plans',
    { schema: { querystring: LessonPlanQuery, response: { 200: LessonPlanPage } } },
    (request) => lessonPlans.list(request.actor, request.query.q ?? '', request.query.cursor ?? null),
  )
}
