import { AppError, ObjectIdString } from '@classeur/contracts'
import type { ObjectStorage } from '@classeur/storage'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../downloads/attachment.ts'
import { sendPicture } from '../../downloads/send-picture.ts'
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
 * checks that the session is live and that the person may still see the picture.
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
      return sendPicture(reply, object, {
        ...(download && { disposition: attachment(name, extension, 'picture') }),
      })
    },
  )
}
