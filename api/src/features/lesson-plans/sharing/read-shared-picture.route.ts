import { ObjectIdString, ShareLink } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendPicture } from '../../../downloads/send-picture.ts'
import type { SharedLessonPlans } from './shared-lesson-plans.service.ts'
import { notIndexed, sharedLimit } from './shared-responses.ts'

/** `GET /shared/lesson-plans/{token}/pictures/{imageId}`: a picture of the plan, as long as the link works. */
export const readSharedPictureRoute: FastifyPluginAsyncZod<{
  sharedLessonPlans: Pick<SharedLessonPlans, 'openPicture'>
}> = async (app, { sharedLessonPlans }) => {
  app.get(
    '/shared/lesson-plans/:token/pictures/:imageId',
    {
      config: { access: 'public', rateLimit: sharedLimit },
      schema: { params: ShareLink.extend({ imageId: ObjectIdString }) },
      onRequest: notIndexed,
    },
    async ({ params: { token, imageId } }, reply) =>
      sendPicture(reply, await sharedLessonPlans.openPicture(token, imageId), { cacheControl: 'no-store' }),
  )
}
