import { LessonVersion } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { LessonVersions } from './lesson-versions.service.ts'
import { versionParams } from './version-params.ts'

/** `GET /lesson-plans/{id}/versions/{number}`. */
export const readVersionRoute: FastifyPluginAsyncZod<{
  lessonVersions: Pick<LessonVersions, 'get'>
}> = async (app, { lessonVersions }) => {
  app.get(
    '/lesson-plans/:id/versions/:number',
    { schema: { params: versionParams, response: { 200: LessonVersion } } },
    ({ actor, params }) => lessonVersions.get(actor, params.id, params.number),
  )
}
