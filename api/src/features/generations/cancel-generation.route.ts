import { GenerationSnapshot, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GenerationsService } from './generations.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /generations/{id}/cancel`. */
export const cancelGenerationRoute: FastifyPluginAsyncZod<{
  generations: Pick<GenerationsService, 'cancel'>
}> = async (app, { generations }) => {
  app.post(
    '/generations/:id/cancel',
    { schema: { params, response: { 200: GenerationSnapshot } } },
    (request) => generations.cancel(request.actor, request.params.id),
  )
}
