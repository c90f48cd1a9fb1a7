import { periodEnd } from '../clock/billing-period.ts'
import type { Change, Reader } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { chargeInvoice, createInvoice, type LineData } from './invoices.ts'
import { mergeMetadata } from './metadata.ts'
import { phaseAt } from './schedules.ts'
import { invalidRequest } from './stripe-error.ts'
import { activate, cancel, intervalOf, itemOf, planNext, updated } from './subscriptions.ts'

export interface GraceRules {
  /** When to charge again, in days after a failed renewal. */
  retryDays: number[]
  /** After this many days without a payment the subscription ends. */
  graceDays: number
}

const daySeconds = 86_400

/** The line for a whole period of the subscription's item. */
export function periodLine(subscription: StoredRecord<'subscription'>, name: string): LineData {
  const {
    current_period_end: end,
    current_period_start: start,
    price,
    quantity,
  } = itemOf(subscription.object)
  return { amount: price.unit_amount * quantity, description: name, period: { start, end }, price, quantity }
}

/** The name of what the subscription pays for. */
export async function productName(
  change: Change,
  subscription: StoredRecord<'subscription'>,
): Promise<string> {
  const product = await change.get('product', itemOf(subscription.object).price.product)
  return product.object.name
}

/** The card that pays for a subscription: its own, or else the customer's. */
export async function cardFor(
  read: Reader,
  subscription: StoredRecord<'subscription'>,
): Promise<StoredRecord<'payment_method'> | null> {
  const customer = await read.get('customer', subscription.object.customer)
  const id =
    subscription.object.default_payment_method ?? customer.object.invoice_settings.default_payment_method
  return id === null ? null : read.get('payment_method', id)
}

const pendingLines = (subscription: StoredRecord<'subscription'>): LineData[] => {
  const { period, price } = periodLine(subscription, '')
  const pending = subscription.hidden.pending ?? []
  delete subscription.hidden.pending
  return pending.map((item) => ({ ...item, period, price, quantity: 1, proration: true }))
}

/** Moves an active subscription into its next period and charges it. */
async function renew(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  rules: GraceRules,
): Promise<void> {
  const of = subscription.object
  if (of.cancel_at_period_end) return cancel(change, subscription, 'cancellation_requested')
  const item = itemOf(of)
  const start = item.current_period_end
  const scheduled = await phaseAt(change, subscription, start)
  if (scheduled) {
    item.price = scheduled.price.object
    item.quantity = scheduled.quantity
    of.metadata = mergeMetadata(of.metadata, scheduled.metadata)
  }
  const ended = { start: item.current_period_start, end: item.current_period_end }
  item.current_period_start = start
  item.current_period_end = periodEnd(start, of.billing_cycle_anchor, intervalOf(item.price))
  updated(change, subscription)
  const lines = [
    ...pendingLines(subscription),
    periodLine(subscription, await productName(change, subscription)),
  ]
  const invoice = await createInvoice(change, subscription, 'subscription_cycle', lines, ended)
  await collect(change, subscription, invoice, rules)
}

/** Charges an invoice of a running subscription. When that fails, the grace period begins or continues. */
export async function collect(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  invoice: StoredRecord<'invoice'>,
  rules: GraceRules,
  method?: StoredRecord<'payment_method'>,
): Promise<boolean> {
  const { dunning } = subscription.hidden
  const paid = await chargeInvoice(change, invoice, method ?? (await cardFor(change, subscription)))
  if (paid) {
    if (dunning && dunning.invoice !== invoice._id) return true
    delete subscription.hidden.dunning
    if (subscription.object.status === 'past_due' || subscription.object.status === 'unpaid')
      activate(change, subscription)
    else planNext(subscription)
    return true
  }
  if (dunning?.invoice !== invoice._id) {
    const after = (days: number) => change.now + days * daySeconds
    const retriesAt = [...rules.retryDays.filter((days) => days < rules.graceDays), rules.graceDays].map(
      after,
    )
    subscription.hidden.dunning = { invoice: invoice._id, startedAt: change.now, retriesAt }
  }
  // The last planned time is the end of the grace period, when the card isn't tried again.
  const { retriesAt = [] } = subscription.hidden.dunning ?? {}
  invoice.object.next_payment_attempt = retriesAt.length > 1 ? (retriesAt[0] ?? null) : null
  change.emit('invoice.payment_failed', invoice)
  const wasPastDue = subscription.object.status === 'past_due'
  subscription.object.status = 'past_due'
  if (wasPastDue) planNext(subscription)
  else updated(change, subscription)
  return false
}

/** Does what is due for a subscription at the time of the change. */
export async function advanceSubscription(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  rules: GraceRules,
): Promise<void> {
  const { dunning } = subscription.hidden
  if (!dunning) return renew(change, subscription, rules)
  dunning.retriesAt.shift()
  const invoice = await change.get('invoice', dunning.invoice)
  if (dunning.retriesAt.length > 0) {
    await collect(change, subscription, invoice, rules)
    return
  }
  invoice.object.auto_advance = false
  invoice.object.next_payment_attempt = null
  cancel(change, subscription, 'payment_failed')
}

/** Plans no further charges of an invoice. A grace period ends when it was planned to. */
export async function stopCharging(change: Change, invoice: StoredRecord<'invoice'>): Promise<void> {
  invoice.object.auto_advance = false
  invoice.object.next_payment_attempt = null
  const id = invoice.object.parent.subscription_details.subscription
  const subscription = await change.get('subscription', id)
  const { dunning } = subscription.hidden
  if (dunning?.invoice !== invoice._id) return
  dunning.retriesAt = dunning.retriesAt.slice(-1)
  planNext(subscription)
}

/** Pays an open invoice now. @returns whether the bank has paid @throws StripeError for an invoice that isn't open */
export async function payInvoice(
  change: Change,
  invoice: StoredRecord<'invoice'>,
  rules: GraceRules,
  method?: string,
): Promise<boolean> {
  if (invoice.object.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.object.status !== 'open')
    throw invalidRequest('This invoice can’t be paid.', { code: 'invoice_not_open' })
  const id = invoice.object.parent.subscription_details.subscription
  const subscription = await change.get('subscription', id)
  const card = method === undefined ? undefined : await change.get('payment_method', method)
  if (subscription.object.ended_at !== null || subscription.object.status === 'incomplete')
    return chargeInvoice(change, invoice, card ?? (await cardFor(change, subscription)))
  return collect(change, subscription, invoice, rules, card)
}
