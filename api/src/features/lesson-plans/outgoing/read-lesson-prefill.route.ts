import { LessonPrefill, LessonPrefillQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonPrefillService } from './lesson-prefill.service.ts'

/** `GET /lesson-plans/prefill`: subject, level, results and last lesson of a class. */
export const readLessonPrefillRoute: FastifyPluginAsyncZod<{ lessonPrefill: LessonPrefillService }> = async (
  app,
  { lessonPrefill },
) => {
  app.get(
    '/lesson-plans/prefill',
    { schema: { querystring: LessonPrefillQuery, response: { 200: LessonPrefill } } },
    (request) => lessonPrefill.read(request.actor, request.query),
  )
}
