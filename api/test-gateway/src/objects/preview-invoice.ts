import type { Change } from '../store/change.ts'
import { prorationStart, restOf } from './change-price.ts'
import type { PriceData } from './prices.ts'
import { invalidRequest } from './stripe-error.ts'
import { intervalOf, itemOf } from './subscriptions.ts'

export interface PreviewRequest {
  subscription: string
  /** `next`: what a change would charge at once. `recurring`: what each renewal would charge after it. */
  preview_mode: 'next' | 'recurring'
  subscription_details: {
    items: { id: string; price_data: PriceData; quantity: number }[]
    proration_date?: number | undefined
  }
}

/**
 * The invoice that another price of the same interval would make. It isn't stored.
 * @throws StripeError for another item, currency or interval
 */
export async function previewInvoice(change: Change, asked: PreviewRequest): Promise<object> {
  const { object: of } = await change.get('subscription', asked.subscription)
  const { items, proration_date: date } = asked.subscription_details
  const item = itemOf(of)
  const price = items[0]?.price_data
  const isSame =
    items[0]?.id === item.id &&
    price?.currency === of.currency &&
    price.recurring?.interval === intervalOf(item.price)
  if (!price || !isSame || of.ended_at !== null)
    throw invalidRequest('The test gateway previews another price of the same item and interval only.', {
      param: 'subscription_details[items]',
    })
  const period = { start: item.current_period_start, end: item.current_period_end }
  const from = prorationStart(date, period, change.now)
  const total =
    asked.preview_mode === 'recurring'
      ? price.unit_amount
      : restOf(price.unit_amount, period, from) - restOf(item.price.unit_amount * item.quantity, period, from)
  return {
    id: 'upcoming_in_preview',
    object: 'invoice',
    amount_due: Math.max(0, total),
    currency: of.currency,
    customer: of.customer,
    lines: { object: 'list', data: [], has_more: false, url: '/v1/invoices/upcoming_in_preview/lines' },
    livemode: false,
    status: 'draft',
    subtotal: total,
    total,
  }
}
