import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TransfersService } from './transfers.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const done = { params, response: { 204: z.null() } }

/** `POST /classes/{id}/transfer/accept`. */
export const acceptTransferRoute: FastifyPluginAsyncZod<{
  transfers: Pick<TransfersService, 'accept'>
}> = async (app, { transfers }) => {
  const preHandler = [app.requireProfile, app.requireFreshSignIn]

  app.post('/classes/:id/transfer/accept', { preHandler, schema: done }, async (request, reply) => {
    await transfers.accept(request.actor, request.params.id)
    return reply.code(204).send(null)
  })
}
