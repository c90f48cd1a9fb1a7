import { OrdersFileQuery } from '@classeur/contracts'
import { ordersCsvName } from '@classeur/documents'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attachment } from '../../../downloads/attachment.ts'
import type { OrdersService } from './orders.service.ts'

/** Such as 2026-27; empty without a year. */
const schoolYearName = (year: number | undefined) =>
  year === undefined ? '' : `${year}-${String((year + 1) % 100).padStart(2, '0')}`

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
          'content-disposition': attachment(
            ordersCsvName(query.language, schoolYearName(query.year)),
            'csv',
            'orders',
          ),
        })
        .send(await orders.file(actor, query)),
  )
}
