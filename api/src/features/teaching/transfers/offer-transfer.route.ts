import { ObjectIdString, OfferTransferRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { TransfersService } from './transfers.service.ts'

const params = z.strictObject({ id: ObjectIdString })
const done = { params, response: { 204: z.null() } }

/** `PUT /classes/{id}/transfer`: offers the ownership to a member. */
export const offerTransferRoute: FastifyPluginAsyncZod<{
  transfers: Pick<TransfersService, 'offer'>
}> = async (app, { transfers }) => {
  const preHandler = [app.requireProfile, app.requireFreshSignIn]

  app.put(
    '/classes/:id/transfer',
    { preHandler, schema: { ...done, body: OfferTransferRequest } },
    async (request, reply) => {
      await transfers.offer(request.actor, request.params.id, request.body.userId)
      return reply.code(204).send(null)
    },
  )
}
