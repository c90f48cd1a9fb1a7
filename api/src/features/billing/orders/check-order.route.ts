import { ObjectIdString, Order } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { BuyService } from './buy.service.ts'

/** `POST /billing/orders/{id}/check`: asks the payment provider about an order now; returns the order. */
export const checkOrderRoute: FastifyPluginAsyncZod<{
  buy: Pick<BuyService, 'check'>
  limits: BillingLimits
}> = async (app, { buy, limits }) => {
  app.post(
    '/billing/orders/:id/check',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { params: z.strictObject({ id: ObjectIdString }), response: { 200: Order } },
    },
    ({ actor, params }) => buy.check(actor, params.id),
  )
}
