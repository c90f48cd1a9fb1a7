import { ChangeLabelsRequest, MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from '../images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `PUT /images/{id}/labels`: replaces the labels; 409 `images/labels-changed` if another window saved first. */
export const changeLabelsRoute: FastifyPluginAsyncZod<{
  images: Pick<ImagesService, 'changeLabels'>
}> = async (app, { images }) => {
  app.put('/images/:id/labels', { schema: { ...one, body: ChangeLabelsRequest } }, (request) =>
    images.changeLabels(request.actor, request.params.id, request.body),
  )
}
