import { MediaImage, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Publishing } from './publishing.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const one = { params, response: { 200: MediaImage } }

/** `DELETE /images/{id}/publication`: makes the picture private again. */
export const withdrawPublicationRoute: FastifyPluginAsyncZod<{
  publishing: Pick<Publishing, 'withdraw'>
}> = async (app, { publishing }) => {
  app.delete('/images/:id/publication', { schema: one }, (request) =>
    publishing.withdraw(request.actor, request.params.id),
  )
}
