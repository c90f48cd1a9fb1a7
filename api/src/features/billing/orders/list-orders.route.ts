import { ListOrdersQuery, OrderPage } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OrdersService } from './orders.service.ts'

/** `GET /billing/orders`: the person's orders, newest first, with totals over all that match. */
export const listOrdersRoute: FastifyPluginAsyncZod<{ orders: Pick<OrdersService, 'list'> }> = async (
  app,
  { orders },
) => {
  app.get(
    '/billing/orders',
    { schema: { querystring: ListOrdersQuery, response: { 200: OrderPage } } },
    ({ actor, query }) => orders.list(actor, query),
  )
}
