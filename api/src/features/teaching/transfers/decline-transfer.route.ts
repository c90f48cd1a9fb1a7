import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TransfersService } from './transfers.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const done = { params, response: { 204: z.null() } }

/** `POST /classes/{id}/transfer/decline`. */
export const declineTransferRoute: FastifyPluginAsyncZod<{
  transfers: Pick<TransfersService, 'decline'>
}> = async (app, { transfers }) => {
  const preHandler = app.requireProfile

  app.post('/classes/:id/transfer/decline', { preHandler, schema: done }, async (request, reply) => {
    await transfers.decline(request.actor, request.params.id)
    return reply.code(204).send(null)
  })
}
