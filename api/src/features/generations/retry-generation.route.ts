import { GenerationAccepted, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GenerationsService } from './generations.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `POST /generations/{id}/retry`: retries a failed or cancelled generation (202). */
export const retryGenerationRoute: FastifyPluginAsyncZod<{
  generations: Pick<GenerationsService, 'retry'>
}> = async (app, { generations }) => {
  app.post(
    '/generations/:id/retry',
    { schema: { params, response: { 202: GenerationAccepted } }, preHandler: [app.requireProfile] },
    async (request, reply) => reply.code(202).send(await generations.retry(request.actor, request.params.id)),
  )
}
