import { AppError, ObjectIdString } from '@classeur/contracts'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../downloads/attachment.ts'
import { FilePermit, type IsLiveSession } from '../../security/file-links.ts'
import { mediaRoles, mediaVariants, type MediaLinks } from '../../security/media-links.ts'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString, variant: z.enum(mediaVariants) })
const querystring = FilePermit.extend({
  as: z.enum(mediaRoles),
  download: z.literal('1').optional(),
})

/** A page of thumbnails makes two dozen requests, and a whole school can share one address. */
const filesLimit = { max: 6000, timeWindow: 60_000 }

export interface ReadImageFileOptions {
  images: Pick<ImagesService, 'fileOf'>
  links: Pick<MediaLinks, 'verify'>
  storage: Pick<ObjectStorage, 'get'>
  isLiveSession: IsLiveSession
}

/**
 * The bytes of a picture. `<img>` sends no access token, so the signed link states its person and session. This route
 * checks that the session is live and that the person may still see the picture. The response can never run as a page:
 * it has one of three content types, isn't sniffed, and is sandboxed.
 */
export const readImageFileRoute: FastifyPluginAsyncZod<ReadImageFileOptions> = async (
  app,
  { images, links, storage, isLiveSession },
) => {
  app.get(
    '/images/:id/:variant',
    { config: { access: 'public', rateLimit: filesLimit }, schema: { params, querystring } },
    async ({ params: { id: imageId, variant }, query: { as: role, download, ...permit } }, reply) => {
      const grant = links.verify({ imageId, variant, role }, permit)
      const isHeld = grant !== null && (await isLiveSession(grant.sessionId, grant.userId))
      if (!isHeld) throw new AppError('general/not-found')
      const { name, file } = await images.fileOf(grant)
      const object = await storage.get(file.key).catch((cause: unknown) => {
        throw new AppError('general/unavailable', {}, { cause })
      })
      if (!object) throw new AppError('general/not-found')
      const extension = file.key.split('.').at(-1) ?? ''
      return reply
        .headers({
          'content-type': object.contentType,
          'content-length': object.sizeBytes,
          'content-disposition': download ? attachment(name, extension, 'picture') : 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=3600, immutable',
        })
        .send(object.body)
    },
  )
}
