import { ChangeImageRequest, MediaImage, MediaPage, MediaQuery, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ImagesService } from './images.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** A person's own pictures: read, change, delete, bring back, ask for publication. */
export const imagesRoute: FastifyPluginAsyncZod<{ images: ImagesService }> = async (app, { images }) => {
  app.get(
    '/images',
    { schema: { querystring: MediaQuery, response: { 200: MediaPage } } },
    ({ actor, query }) => images.list(actor, query.q ?? '', query.cursor ?? null),
  )

  app.get('/images/:id', { schema: one }, (request) => images.get(request.actor, request.params.id))

  app.patch('/images/:id', { schema: { ...one, body: ChangeImageRequest } }, (request) =>
    images.change(request.actor, request.params.id, request.body),
  )

  app.delete('/images/:id', { schema: { params, response: { 204: z.null() } } }, async (request, reply) => {
    await images.remove(request.actor, request.params.id)
    return reply.code(204).send(null)
  })

  app.post('/images/:id/restore', { schema: one }, (request) =>
    images.restore(request.actor, request.params.id),
  )

  app.post('/images/:id/publication', { schema: one }, (request) =>
    images.requestPublication(request.actor, request.params.id),
  )

  app.delete('/images/:id/publication', { schema: one }, (request) =>
    images.withdraw(request.actor, request.params.id),
  )
}
