import { AppError, DownloadFormat, DownloadSize, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../downloads/attachment.ts'
import { sendPicture } from '../../downloads/send-picture.ts'
import { FilePermit, type IsLiveSession } from '../../security/file-links.ts'
import { mediaRoles, mediaVariants, type MediaLinks } from '../../security/media-links.ts'
import type { PictureDownload } from './downloads/picture-download.ts'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString, variant: z.enum(mediaVariants) })
const querystring = FilePermit.extend({
  as: z.enum(mediaRoles),
  download: z.literal('1').optional(),
  size: DownloadSize.default('original'),
  format: DownloadFormat.optional(),
})

/** A page of thumbnails makes two dozen requests, and a whole school can share one address. */
const filesLimit = { max: 6000, timeWindow: 60_000 }

export interface ReadImageFileOptions {
  images: Pick<ImagesService, 'fileOf'>
  links: Pick<MediaLinks, 'verify'>
  isLiveSession: IsLiveSession
  pictureDownload: PictureDownload
}

/**
 * The bytes of a picture; a download contains its labels. `<img>` sends no access token, so the signed link states its
 * person and session. This route checks that the session is live and that the person may still see the picture.
 */
export const readImageFileRoute: FastifyPluginAsyncZod<ReadImageFileOptions> = async (
  app,
  { images, links, isLiveSession, pictureDownload },
) => {
  app.get(
    '/images/:id/:variant',
    { config: { access: 'public', rateLimit: filesLimit }, schema: { params, querystring } },
    async ({ params: { id: imageId, variant }, query }, reply) => {
      const { as: role, download, size, format = null, ...permit } = query
      const grant = links.verify({ imageId, variant, role }, permit)
      const isHeld = grant !== null && (await isLiveSession(grant.sessionId, grant.userId))
      if (!isHeld) throw new AppError('general/not-found')
      const { open, ...picture } = await images.fileOf(grant)
      if (!download) return sendPicture(reply, await open())
      const wish = { size, format }
      const { object, extension, measure } = await pictureDownload(grant.userId, picture, wish, open)
      const title = measure ? `${picture.name}-${measure}` : picture.name
      return sendPicture(reply, object, {
        disposition: attachment(title, extension, 'picture'),
        // The link stays the same for an hour, but the labels in the file change: operators decide on what they see.
        cacheControl: 'no-store',
      })
    },
  )
}
