import { z } from 'zod'
import { paging, rangeFilter } from '../lists.ts'
import { created, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const ofCustomer = { ...paging, created, customer: text.optional() }

/** Payments, their charges and the cards: they come from pages and renewals, so callers can only read them. */
export function paymentsRoutes(protocol: Protocol): void {
  protocol.retrieve('payment_intent', '/v1/payment_intents')
  protocol.list(
    'payment_intent',
    '/v1/payment_intents',
    z.strictObject(ofCustomer),
    ({ customer, created: range }) => ({ customer, created: rangeFilter(range) }),
  )
  protocol.retrieve('charge', '/v1/charges')
  protocol.list(
    'charge',
    '/v1/charges',
    z.strictObject({ ...ofCustomer, payment_intent: text.optional() }),
    ({ customer, payment_intent, created: range }) => ({
      customer,
      payment_intent,
      created: rangeFilter(range),
    }),
  )
  protocol.retrieve('payment_method', '/v1/payment_methods')
  protocol.list(
    'payment_method',
    '/v1/payment_methods',
    z.strictObject({ ...paging, customer: text.optional(), type: z.literal('card').optional() }),
    ({ customer, type }) => ({ customer, type }),
  )
}
