import { LessonPlanPage, LessonPlanQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonHistory } from './lesson-history.service.ts'

/** `GET /lesson-plans`: a shelf of the person's history, with search. */
export const listLessonPlansRoute: FastifyPluginAsyncZod<{
  lessonHistory: Pick<LessonHistory, 'list'>
}> = async (app, { lessonHistory }) => {
  app.get(
    '/lesson-plans',
    { schema: { querystring: LessonPlanQuery, response: { 200: LessonPlanPage } } },
    ({ actor, query }) => lessonHistory.list(actor, query),
  )
}
