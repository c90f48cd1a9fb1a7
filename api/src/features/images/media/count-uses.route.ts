import { ImageIdsRequest, ImageUseCount } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { MediaService } from './media.service.ts'

const schema = { body: ImageIdsRequest, response: { 200: ImageUseCount } }

/** `POST /images/uses`: how many lesson plans and resources would lose a picture if these were deleted. */
export const countUsesRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'countUses'> }> = async (
  app,
  { media },
) => {
  app.post('/images/uses', { schema }, ({ actor, body }) => media.countUses(actor, body.ids))
}
