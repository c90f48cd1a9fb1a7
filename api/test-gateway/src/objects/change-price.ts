import { periodEnd } from '../clock/billing-period.ts'
import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { cardFor, collect, productName, type GraceRules } from './billing.ts'
import { cardOf } from './payments.ts'
import { declinedError } from './cards.ts'
import { createInvoice, type LineData } from './invoices.ts'
import type { Price } from './stored-objects.ts'
import { StripeError, invalidRequest } from './stripe-error.ts'
import { intervalOf, itemOf } from './subscriptions.ts'

export interface PriceChange {
  price: Price
  quantity: number
  proration: 'none' | 'create_prorations' | 'always_invoice'
  paymentBehavior: 'allow_incomplete' | 'error_if_incomplete'
  /** From when the rest of the period counts; now by default. */
  prorationDate?: number | undefined
}

/** The share of an amount for the rest of a period, rounded to minor units. */
export const restOf = (amount: number, period: { start: number; end: number }, now: number): number =>
  Math.round((amount * Math.max(0, period.end - now)) / (period.end - period.start))

/** @throws StripeError for a date outside the running period, or in the future */
export function prorationStart(
  date: number | undefined,
  period: { start: number; end: number },
  now: number,
): number {
  if (date === undefined) return now
  if (date < period.start || date > Math.min(now, period.end))
    throw invalidRequest('The proration date must be within the current period, and not in the future.', {
      param: 'proration_date',
    })
  return date
}

/**
 * Changes price or quantity of a running subscription, as Stripe does: within an interval the difference for the
 * rest of the period is charged now, with the next invoice, or never; another interval begins a new period now.
 * @throws StripeError 402, with nothing changed, when the card is declined and `error_if_incomplete` was asked for
 */
export async function changePrice(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  wanted: PriceChange,
  rules: GraceRules,
): Promise<void> {
  const of = subscription.object
  if (of.currency !== wanted.price.currency)
    throw invalidRequest('The price must have the currency of the subscription.', { param: 'items' })
  const item = itemOf(of)
  const { now } = change
  const old = { price: item.price, quantity: item.quantity, name: await productName(change, subscription) }
  const period = { start: item.current_period_start, end: item.current_period_end }
  const from = prorationStart(wanted.prorationDate, period, now)
  const isNewInterval = intervalOf(old.price) !== intervalOf(wanted.price)
  item.price = wanted.price
  item.quantity = wanted.quantity
  const name = await productName(change, subscription)
  if (isNewInterval) {
    of.billing_cycle_anchor = now
    item.current_period_start = now
    item.current_period_end = periodEnd(now, now, intervalOf(wanted.price))
  }
  const newPeriod = { start: now, end: item.current_period_end }
  const full = wanted.price.unit_amount * wanted.quantity
  const credit: LineData = {
    amount: -restOf(old.price.unit_amount * old.quantity, period, from),
    description: `Unused time on ${old.name}`,
    period: { start: now, end: period.end },
    price: old.price,
    quantity: old.quantity,
    proration: true,
  }
  const charge: LineData = {
    amount: isNewInterval ? full : restOf(full, period, from),
    description: isNewInterval ? name : `Remaining time on ${name}`,
    period: newPeriod,
    price: wanted.price,
    quantity: wanted.quantity,
    proration: !isNewInterval,
  }
  if (!isNewInterval && wanted.proration === 'none') return
  const lines = wanted.proration === 'none' ? [charge] : [credit, charge]
  if (!isNewInterval && wanted.proration === 'create_prorations') return addPending(subscription, lines)
  await invoiceNow(change, subscription, lines, wanted, rules)
}

function addPending(subscription: StoredRecord<'subscription'>, lines: LineData[]): void {
  const items = lines.map(({ amount, description }) => ({ amount, description }))
  subscription.hidden.pending = [...(subscription.hidden.pending ?? []), ...items]
}

async function invoiceNow(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  lines: LineData[],
  wanted: PriceChange,
  rules: GraceRules,
): Promise<void> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const card = await cardFor(change, subscription)
  const declines = total > 0 && (!card || cardOf(card).stored !== 'succeeds')
  if (declines && wanted.paymentBehavior === 'error_if_incomplete') throw new StripeError(402, declinedError)
  const invoice = await createInvoice(change, subscription, 'subscription_update', lines)
  await collect(change, subscription, invoice, rules)
}
