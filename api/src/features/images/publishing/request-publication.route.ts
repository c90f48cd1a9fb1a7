import { MediaImage, ObjectIdString, RequestPublication } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Publishing } from './publishing.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `POST /images/{id}/publication`: requests the publication of a picture. */
export const requestPublicationRoute: FastifyPluginAsyncZod<{
  publishing: Pick<Publishing, 'request'>
}> = async (app, { publishing }) => {
  app.post('/images/:id/publication', { schema: { ...one, body: RequestPublication } }, (request) =>
    publishing.request(request.actor, request.params.id, request.body),
  )
}
