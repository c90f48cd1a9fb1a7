import { OutgoingPreview, ReadOutgoingRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OutgoingPreviewService } from './outgoing-preview.service.ts'

/** `POST /lesson-plans/outgoing`: exactly what would leave the server for a lesson. Stores and spends nothing. */
export const readOutgoingRoute: FastifyPluginAsyncZod<{ outgoingPreview: OutgoingPreviewService }> = async (
  app,
  { outgoingPreview },
) => {
  app.post(
    '/lesson-plans/outgoing',
    { schema: { body: ReadOutgoingRequest, response: { 200: OutgoingPreview } } },
    (request) => outgoingPreview.read(request.actor, request.body),
  )
}
