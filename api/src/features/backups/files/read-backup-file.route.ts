import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { BackupFilesService } from './backup-files.service.ts'
import { byteRange } from './byte-range.ts'

const params = z.strictObject({ token: z.string().max(100) })
/** A browser that resumes often, for a whole school behind one address. */
const filesLimit = { max: 600, timeWindow: 60_000 }

/**
 * `GET /backups/files/{token}`: the archive as a ZIP, or a part of it. The link states its person and session, because
 * a download sends no access token. With `If-Range`, a part is sent only of the same bytes.
 */
export const readBackupFileRoute: FastifyPluginAsyncZod<{
  files: Pick<BackupFilesService, 'open'>
}> = async (app, { files }) => {
  app.get(
    '/backups/files/:token',
    { config: { access: 'public', rateLimit: filesLimit }, schema: { params } },
    async (request, reply) => {
      const { file, etag, madeOn } = await files.open(request.params.token)
      const { range, 'if-range': ifRange } = request.headers
      const isCurrent = ifRange === undefined || ifRange === etag
      const asked = isCurrent ? byteRange(range, file.sizeBytes) : 'whole'
      reply.headers({
        ...{ 'accept-ranges': 'bytes', etag, 'cache-control': 'no-store' },
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      if (asked === 'unsatisfiable') {
        return reply
          .code(416)
          .header('content-range', `bytes */${String(file.sizeBytes)}`)
          .send()
      }
      const { start, last } = asked === 'whole' ? { start: 0, last: file.sizeBytes - 1 } : asked
      if (asked !== 'whole') {
        reply
          .code(206)
          .header('content-range', `bytes ${String(start)}-${String(last)}/${String(file.sizeBytes)}`)
      }
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': last - start + 1,
          'content-disposition': attachment(`Classeur ${madeOn}`, 'zip', 'classeur-backup'),
        })
        .send(file.stream(start, last + 1))
    },
  )
}
