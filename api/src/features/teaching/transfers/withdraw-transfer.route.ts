import { ObjectIdString } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TransfersService } from './transfers.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const done = { params, response: { 204: z.null() } }

/** `DELETE /classes/{id}/transfer`. */
export const withdrawTransferRoute: FastifyPluginAsyncZod<{
  transfers: Pick<TransfersService, 'withdraw'>
}> = async (app, { transfers }) => {
  const preHandler = app.requireProfile

  app.delete('/classes/:id/transfer', { preHandler, schema: done }, async (request, reply) => {
    await transfers.withdraw(request.actor, request.params.id)
    return reply.code(204).send(null)
  })
}
