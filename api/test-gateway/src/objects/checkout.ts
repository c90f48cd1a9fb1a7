import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import { createPrice, type PriceData } from './prices.ts'
import type { CheckoutSession } from './stored-objects.ts'
import { invalidRequest } from './stripe-error.ts'

export interface CheckoutRequest {
  mode: 'payment' | 'subscription'
  line_items: { price_data?: PriceData | undefined; price?: string | undefined; quantity: number }[]
  success_url: string
  cancel_url?: string | undefined
  customer?: string | undefined
  customer_email?: string | undefined
  client_reference_id?: string | undefined
  metadata?: Record<string, string> | undefined
  subscription_data?: { metadata?: Record<string, string> | undefined } | undefined
  payment_intent_data?: { metadata?: Record<string, string> | undefined } | undefined
  /** Seconds since 1970; a day later by default. */
  expires_at?: number | undefined
  locale?: CheckoutSession['locale'] | undefined
}

const defaultLifeSeconds = 86_400
const shortestLifeSeconds = 1800

async function priceOf(change: Change, item: CheckoutRequest['line_items'][number]) {
  if (item.price_data) return createPrice(change, item.price_data)
  return change.get('price', item.price ?? '')
}

function expiryOf(change: Change, requested: number | undefined): number {
  const expiry = requested ?? change.now + defaultLifeSeconds
  const life = expiry - change.now
  // The caller's clock may be a few seconds behind.
  if (life < shortestLifeSeconds - 60 || life > defaultLifeSeconds + 60)
    throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    })
  return expiry
}

/**
 * Opens a payment page.
 * @throws StripeError for unknown customers and prices, or prices that don't fit the mode
 */
export async function createCheckout(
  change: Change,
  request: CheckoutRequest,
  pagesUrl: string,
): Promise<StoredRecord<'checkout.session'>> {
  const customer = request.customer === undefined ? null : await change.get('customer', request.customer)
  const lines = []
  let currency: string | undefined
  for (const item of request.line_items) {
    const { object: price } = await priceOf(change, item)
    if ((price.recurring !== null) !== (request.mode === 'subscription'))
      throw invalidRequest(`A price of mode \`${request.mode}\` is required.`, { param: 'line_items' })
    if (currency !== undefined && currency !== price.currency)
      throw invalidRequest('All prices must have the same currency.', { param: 'line_items' })
    currency = price.currency
    const product = await change.get('product', price.product)
    const amount = price.unit_amount * item.quantity
    lines.push({ price: price.id, quantity: item.quantity, description: product.object.name, amount })
  }
  if (currency === undefined)
    throw invalidRequest('Missing required param: line_items.', { param: 'line_items' })
  if (request.mode === 'subscription' && lines.length > 1)
    throw invalidRequest('The test gateway supports one price per subscription.', { param: 'line_items' })
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const id = newId('cs_test', 58)
  const session = change.add(
    {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: request.cancel_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null,
      client_reference_id: request.client_reference_id ?? null,
      created: change.now,
      currency,
      customer: customer?._id ?? null,
      customer_details: null,
      customer_email: request.customer_email ?? null,
      expires_at: expiryOf(change, request.expires_at),
      invoice: null,
      livemode: false,
      locale: request.locale ?? null,
      metadata: request.metadata ?? {},
      mode: request.mode,
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      setup_intent: null,
      status: 'open',
      subscription: null,
      success_url: request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
      url: `${pagesUrl}/pay/${id}`,
    },
    {
      formToken: newId('form'),
      lines,
      ...(request.subscription_data?.metadata && {
        subscriptionMetadata: request.subscription_data.metadata,
      }),
      ...(request.payment_intent_data?.metadata && { intentMetadata: request.payment_intent_data.metadata }),
    },
  )
  session.dueAt = session.object.expires_at
  return session
}

/** Closes an open page without a payment. @throws StripeError when the session is no longer open */
export function expire(change: Change, session: StoredRecord<'checkout.session'>): void {
  if (session.object.status !== 'open')
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
  session.object.status = 'expired'
  session.object.url = null
  session.dueAt = null
  change.emit('checkout.session.expired', session)
}
