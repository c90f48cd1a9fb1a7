import { ExportResourceQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../../downloads/attachment.ts'
import { resourceParams } from '../access/resource-params.ts'
import type { ExportResource } from './export-resource.ts'

/** `GET /resources/{id}/export`: a sheet, with its key, for each student, or the answers, as PDF or DOCX. */
export const exportResourceRoute: FastifyPluginAsyncZod<{ exportResource: ExportResource }> = async (
  app,
  { exportResource },
) => {
  app.get(
    '/resources/:id/export',
    { schema: { params: resourceParams, querystring: ExportResourceQuery } },
    async ({ actor, params: { id }, query }, reply) => {
      const file = await exportResource(actor, id, query, () => reply.raw.destroyed)
      if (!file) return reply
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-disposition': attachment(file.name, file.extension, 'resource'),
        })
        .send(file.bytes)
    },
  )
}
