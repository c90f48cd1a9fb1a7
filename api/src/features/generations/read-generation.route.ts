import { GenerationSnapshot, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GenerationsService } from './generations.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** `GET /generations/{id}`: a snapshot of one generation. */
export const readGenerationRoute: FastifyPluginAsyncZod<{
  generations: Pick<GenerationsService, 'get'>
}> = async (app, { generations }) => {
  app.get('/generations/:id', { schema: { params, response: { 200: GenerationSnapshot } } }, (request) =>
    generations.get(request.actor, request.params.id),
  )
}
