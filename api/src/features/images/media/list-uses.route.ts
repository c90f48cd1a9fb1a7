import { ImageUses, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MediaService } from './media.service.ts'

const schema = { params: z.strictObject({ id: ObjectIdString }), response: { 200: ImageUses } }

/** `GET /images/{id}/uses`: where one of the person's own pictures is used. */
export const listUsesRoute: FastifyPluginAsyncZod<{ media: Pick<MediaService, 'usesOf'> }> = async (
  app,
  { media },
) => {
  app.get('/images/:id/uses', { schema }, ({ actor, params }) => media.usesOf(actor, params.id))
}
