import { GradebookExportQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { GradebookFiles } from './gradebook-files.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /classes/{id}/gradebook/export`: the gradebook as a workbook, a text file or a PDF. */
export const exportGradebookRoute: FastifyPluginAsyncZod<{ gradebookFiles: GradebookFiles }> = async (
  app,
  { gradebookFiles },
) => {
  app.get(
    '/classes/:id/gradebook/export',
    { schema: { params, querystring: GradebookExportQuery } },
    async ({ actor, params: { id }, query }, reply) => {
      const file = await gradebookFiles.export(actor, id, query, () => reply.raw.destroyed)
      if (!file) return reply
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-disposition': attachment(file.name, file.extension, 'gradebook'),
        })
        .send(file.bytes)
    },
  )
}
