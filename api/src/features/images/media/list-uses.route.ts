import { ImageIdsRequest, ImageUseCount, ImageUses, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { MediaService } from './media.service.ts'

const one = { params: z.strictObject({ id: ObjectIdString }), response: { 200: ImageUses } }

const count = { body: ImageIdsRequest, response: { 200: ImageUseCount } }

/** `GET /images/{id}/uses` and `POST /images/uses`: where the person's own pictures are used. */
export const listUsesRoute: FastifyPluginAsyncZod<{
  media: Pick<MediaService, 'usesOf' | 'countUses'>
}> = async (app, { media }) => {
  app.get('/images/:id/uses', { schema: one }, ({ actor, params }) => media.usesOf(actor, params.id))
  app.post('/images/uses', { schema: count }, ({ actor, body }) => media.countUses(actor, body.ids))
}
