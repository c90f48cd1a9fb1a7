import { LessonPlan, RestoreVersionRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonVersions } from './lesson-versions.service.ts'
import { versionParams } from './version-params.ts'

/** `POST /lesson-plans/{id}/versions/{number}/restore`. */
export const restoreVersionRoute: FastifyPluginAsyncZod<{
  lessonVersions: Pick<LessonVersions, 'restore'>
}> = async (app, { lessonVersions }) => {
  app.post(
    '/lesson-plans/:id/versions/:number/restore',
    {
      schema: { params: versionParams, body: RestoreVersionRequest, response: { 200: LessonPlan } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => lessonVersions.restore(actor, params.id, params.number, body),
  )
}
