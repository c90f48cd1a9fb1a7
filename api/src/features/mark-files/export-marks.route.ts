import { ExportQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../downloads/attachment.ts'
import type { MarkFilesService } from './mark-files.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** A mark sheet as a workbook, a text file or a PDF. */
export const exportMarksRoute: FastifyPluginAsyncZod<{
  markFiles: Pick<MarkFilesService, 'export'>
}> = async (app, { markFiles }) => {
  app.get(
    '/exams/:id/export',
    { schema: { params, querystring: ExportQuery } },
    async ({ actor, params: { id }, query }, reply) => {
      const file = await markFiles.export(actor, id, query, () => reply.raw.destroyed)
      if (!file) return reply
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-disposition': attachment(file.name, file.extension, 'marks'),
        })
        .send(file.bytes)
    },
  )
}
