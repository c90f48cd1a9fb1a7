import { GenerationAccepted, GenerationList, GenerationSnapshot, ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { GenerationsService } from './generations.service.ts'

const params = z.strictObject({ id: ObjectIdString })

/** Snapshots of generations of any kind, cancel, and try again. */
export const generationsRoute: FastifyPluginAsyncZod<{ generations: GenerationsService }> = async (
  app,
  { generations },
) => {
  app.get('/generations', { schema: { response: { 200: GenerationList } } }, async (request) => ({
    generations: await generations.list(request.actor),
  }))

  app.get('/generations/:id', { schema: { params, response: { 200: GenerationSnapshot } } }, (request) =>
    generations.get(request.actor, request.params.id),
  )

  app.post(
    '/generations/:id/cancel',
    { schema: { params, response: { 200: GenerationSnapshot } } },
    (request) => generations.cancel(request.actor, request.params.id),
  )

  app.post(
    '/generations/:id/retry',
    { schema: { params, response: { 202: GenerationAccepted } }, preHandler: [app.requireProfile] },
    async (request, reply) => reply.code(202).send(await generations.retry(request.actor, request.params.id)),
  )
}
