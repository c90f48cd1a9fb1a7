import { ExportLessonPlanQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../downloads/attachment.ts'
import type { LessonExportsService } from './lesson-exports.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /lesson-plans/{id}/export`: a lesson plan as DOCX, PDF or Markdown. */
export const exportLessonPlanRoute: FastifyPluginAsyncZod<{ lessonExports: LessonExportsService }> = async (
  app,
  { lessonExports },
) => {
  app.get(
    '/lesson-plans/:id/export',
    { schema: { params, querystring: ExportLessonPlanQuery } },
    async ({ actor, params: { id }, query }, reply) => {
      const file = await lessonExports.export(actor, id, query, () => reply.raw.destroyed)
      if (!file) return reply
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-disposition': attachment(file.name, file.extension, 'lesson-plan'),
        })
        .send(file.bytes)
    },
  )
}
