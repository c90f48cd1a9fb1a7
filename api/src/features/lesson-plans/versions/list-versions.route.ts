import { LessonVersionList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { LessonVersions } from './lesson-versions.service.ts'

/** `GET /lesson-plans/{id}/versions`. */
export const listVersionsRoute: FastifyPluginAsyncZod<{
  lessonVersions: Pick<LessonVersions, 'list'>
}> = async (app, { lessonVersions }) => {
  app.get(
    '/lesson-plans/:id/versions',
    { schema: { params: lessonPlanParams, response: { 200: LessonVersionList } } },
    ({ actor, params }) => lessonVersions.list(actor, params.id),
  )
}
