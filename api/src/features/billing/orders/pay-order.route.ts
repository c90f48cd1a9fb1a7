import { Checkout, ObjectIdString, PayOrderRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { BuyService } from './buy.service.ts'

/** `POST /billing/orders/{id}/pay`: the payment page of an order; a renewal is paid at once with the current card. */
export const payOrderRoute: FastifyPluginAsyncZod<{
  buy: Pick<BuyService, 'pay'>
  limits: BillingLimits
}> = async (app, { buy, limits }) => {
  app.post(
    '/billing/orders/:id/pay',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: {
        params: z.strictObject({ id: ObjectIdString }),
        body: PayOrderRequest,
        response: { 200: Checkout },
      },
    },
    ({ actor, params, body }) => buy.pay(actor, params.id, body.returnTo),
  )
}
