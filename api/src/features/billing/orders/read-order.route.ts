import { ObjectIdString, Order } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OrdersService } from './orders.service.ts'

/** `GET /billing/orders/{id}`: one order of the person. */
export const readOrderRoute: FastifyPluginAsyncZod<{ orders: Pick<OrdersService, 'get'> }> = async (
  app,
  { orders },
) => {
  app.get(
    '/billing/orders/:id',
    { schema: { params: z.strictObject({ id: ObjectIdString }), response: { 200: Order } } },
    ({ actor, params }) => orders.get(actor, params.id),
  )
}
