import { Checkout, CreateOrderRequest } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { BuyService } from './buy.service.ts'

/** `POST /billing/orders`: an order and its payment page. A repeated request returns the same order. */
export const createOrderRoute: FastifyPluginAsyncZod<{
  buy: Pick<BuyService, 'create'>
  limits: BillingLimits
}> = async (app, { buy, limits }) => {
  app.post(
    '/billing/orders',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { body: CreateOrderRequest, response: { 201: Checkout } },
    },
    async ({ actor, body }, reply) => reply.code(201).send(await buy.create(actor, body)),
  )
}
