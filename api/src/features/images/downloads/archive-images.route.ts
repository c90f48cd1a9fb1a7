import { ArchiveImagesQuery } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { ArchiveImages } from './archive-images.ts'

const archivesLimit = { max: 10, timeWindow: 60_000 }

/** `GET /images/archive`: several of the person's own pictures in one ZIP file. */
export const archiveImagesRoute: FastifyPluginAsyncZod<{ archiveImages: ArchiveImages }> = async (
  app,
  { archiveImages },
) => {
  app.get(
    '/images/archive',
    { config: { rateLimit: archivesLimit }, schema: { querystring: ArchiveImagesQuery } },
    async ({ actor, query: { ids, size } }, reply) => {
      const archive = await archiveImages(actor, ids, { size, format: null })
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': attachment('Classeur', 'zip', 'Classeur'),
          'cache-control': 'no-store',
        })
        .send(archive)
    },
  )
}
