import { AppError, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPicture } from '../../../downloads/send-picture.ts'
import { FilePermit, type IsLiveSession } from '../../../security/file-links.ts'
import type { PlacedPictureLinks } from '../../../security/placed-picture-links.ts'
import type { ReadResource } from './read-resource.ts'

const params = z.strictObject({ id: ObjectIdString, imageId: ObjectIdString })

export interface ReadResourcePictureOptions {
  readResource: Pick<ReadResource, 'openPicture'>
  pictureLinks: Pick<PlacedPictureLinks, 'verify'>
  isLiveSession: IsLiveSession
}

/**
 * `GET /resources/{id}/pictures/{imageId}`: the bytes of an item's picture. `<img>` sends no access token, so the signed
 * link states its person and session; the policy is asked again.
 */
export const readResourcePictureRoute: FastifyPluginAsyncZod<ReadResourcePictureOptions> = async (
  app,
  { readResource, pictureLinks, isLiveSession },
) => {
  app.get(
    '/resources/:id/pictures/:imageId',
    { config: { access: 'public' }, schema: { params, querystring: FilePermit } },
    async ({ params: { id, imageId }, query }, reply) => {
      const holder = pictureLinks.verify({ placeId: id, imageId }, query)
      const isHeld = holder !== null && (await isLiveSession(holder.sessionId, holder.userId))
      if (!isHeld) throw new AppError('general/not-found')
      return sendPicture(reply, await readResource.openPicture(holder.userId, id, imageId))
    },
  )
}
