import { ObjectIdString, OfferedTransfers, OfferTransferRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TransfersService } from './transfers.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const done = { params, response: { 204: z.null() } }

/** The ownership of a class: offered by its owner, accepted or declined by a member. */
export const transfersRoute: FastifyPluginAsyncZod<{ transfers: TransfersService }> = async (
  app,
  { transfers },
) => {
  const preHandler = app.requireProfile

  app.get('/transfers', { schema: { response: { 200: OfferedTransfers } } }, ({ actor }) =>
    transfers.listOffered(actor),
  )

  app.put(
    '/classes/:id/transfer',
    { preHandler, schema: { ...done, body: OfferTransferRequest } },
    async (request, reply) => {
      await transfers.offer(request.actor, request.params.id, request.body.userId)
      return reply.code(204).send(null)
    },
  )

  app.delete('/classes/:id/transfer', { preHandler, schema: done }, async (request, reply) => {
    await transfers.withdraw(request.actor, request.params.id)
    return reply.code(204).send(null)
  })

  app.post('/classes/:id/transfer/accept', { preHandler, schema: done }, async (request, reply) => {
    await transfers.accept(request.actor, request.params.id)
    return reply.code(204).send(null)
  })

  app.post('/classes/:id/transfer/decline', { preHandler, schema: done }, async (request, reply) => {
    await transfers.decline(request.actor, request.params.id)
    return reply.code(204).send(null)
  })
}
