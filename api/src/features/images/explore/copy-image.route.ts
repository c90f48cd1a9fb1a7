import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CopyImage } from './copy-image.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /published-images/{id}/copy`: the requesting person's copy, new or the one that they have. */
export const copyImageRoute: FastifyPluginAsyncZod<{ copyImage: CopyImage }> = async (app, { copyImage }) => {
  app.post('/published-images/:id/copy', { schema: { params, response: { 200: MediaImage } } }, (request) =>
    copyImage(request.actor, request.params.id),
  )
}
