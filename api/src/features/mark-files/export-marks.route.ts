import { ExportQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MarkFile, MarkFilesService } from './mark-files.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** What file systems do not take in a name, what would change the direction of the rest, and halves of signs. */
const unfit = /[\\/:*?"<>|\u0000-\u001f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]+/gu

/** The name as a browser saves it: RFC 6266, with a plain form for those that know no other. */
function attachment({ name, extension }: Pick<MarkFile, 'name' | 'extension'>): string {
  const encoded = encodeURIComponent(name.replace(unfit, '-')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="marks.${extension}"; filename*=UTF-8''${encoded}.${extension}`
}

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
        .headers({ 'content-type': file.mediaType, 'content-disposition': attachment(file) })
        .send(file.bytes)
    },
  )
}
