import { AppError, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPicture } from '../../../downloads/send-picture.ts'
import { FilePermit, type IsLiveSession } from '../../../security/file-links.ts'
import type { PlacedPictureLinks } from '../../../security/placed-picture-links.ts'
import type { ReadLessonPlan } from './read-lesson-plan.ts'

const params = z.strictObject({ id: ObjectIdString, imageId: ObjectIdString })

export interface ReadLessonPictureOptions {
  readLessonPlan: Pick<ReadLessonPlan, 'openPicture'>
  pictureLinks: Pick<PlacedPictureLinks, 'verify'>
  isLiveSession: IsLiveSession
}

/**
 * `GET /lesson-plans/{id}/pictures/{imageId}`: the bytes of a phase's picture. `<img>` sends no access token, so the
 * signed link states its person and session; the policy is asked again.
 */
export const readLessonPictureRoute: FastifyPluginAsyncZod<ReadLessonPictureOptions> = async (
  app,
  { readLessonPlan, pictureLinks, isLiveSession },
) => {
  app.get(
    '/lesson-plans/:id/pictures/:imageId',
    { config: { access: 'public' }, schema: { params, querystring: FilePermit } },
    async ({ params: { id, imageId }, query }, reply) => {
      const holder = pictureLinks.verify({ placeId: id, imageId }, query)
      const isHeld = holder !== null && (await isLiveSession(holder.sessionId, holder.userId))
      if (!isHeld) throw new AppError('general/not-found')
      return sendPicture(reply, await readLessonPlan.openPicture(holder.userId, id, imageId))
    },
  )
}
