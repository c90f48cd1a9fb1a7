import { z } from 'zod'
import { createCheckout, expire } from '../../objects/checkout.ts'
import type { CheckoutSession } from '../../objects/stored-objects.ts'
import { paging, rangeFilter } from '../lists.ts'
import { created, int, metadata, priceData, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/checkout/sessions'
const maxLines = 100
const maxQuantity = 999_999

const linePrice = priceData.extend({
  product_data: z
    .strictObject({ name: text.min(1), description: text.optional(), metadata: metadata.optional() })
    .optional(),
})
const line = z.strictObject({
  price: text.optional(),
  price_data: linePrice.optional(),
  quantity: int.min(1).max(maxQuantity).default(1),
})
/** Settings of Stripe's page that change nothing here. */
const ignored = {
  allow_promotion_codes: z.unknown().optional(),
  automatic_tax: z.unknown().optional(),
  billing_address_collection: z.unknown().optional(),
  customer_update: z.unknown().optional(),
  payment_method_types: z.unknown().optional(),
  submit_type: z.unknown().optional(),
  ui_mode: z.unknown().optional(),
}
const request = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(line).min(1).max(maxLines),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: text.optional() })
    .optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      setup_future_usage: z.unknown().optional(),
    })
    .optional(),
  expires_at: int.optional(),
  locale: text.transform((locale) => locale as CheckoutSession['locale']).optional(),
  ...ignored,
})

export function checkoutSessionsRoutes(protocol: Protocol, pagesUrl: string): void {
  protocol.create(path, request, (change, read) => createCheckout(change, read, pagesUrl))
  protocol.retrieve('checkout.session', path)
  protocol.list(
    'checkout.session',
    path,
    z.strictObject({
      ...paging,
      created,
      customer: text.optional(),
      payment_intent: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    ({ customer, payment_intent, subscription, status, created: range }) => ({
      customer,
      payment_intent,
      subscription,
      status,
      created: rangeFilter(range),
    }),
  )
  protocol.act(`${path}/:id/expire`, z.strictObject({}), async (change, _params, id) => {
    const session = await change.get('checkout.session', id)
    expire(change, session)
    return { object: session.object }
  })
}
