import { OrdersFileQuery } from '@classeur/contracts'
import { ordersFileName } from '@classeur/documents'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { OrdersService } from './orders.service.ts'

/** `GET /billing/orders.csv`: all orders that match as a table. */
export const exportOrdersRoute: FastifyPluginAsyncZod<{ orders: Pick<OrdersService, 'file'> }> = async (
  app,
  { orders },
) => {
  app.get(
    '/billing/orders.csv',
    { schema: { querystring: OrdersFileQuery } },
    async ({ actor, query }, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': attachment(ordersFileName(query.language), 'csv', 'orders'),
        })
        .send(await orders.file(actor, query)),
  )
}
