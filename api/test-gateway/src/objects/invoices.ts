import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { cardOf, createIntent, fail, succeed } from './payments.ts'
import { declinedError } from './cards.ts'
import { newId } from './new-id.ts'
import type { Invoice, InvoiceLine, Price, Subscription } from './stored-objects.ts'

export interface LineData {
  /** In minor units; negative for a credit. */
  amount: number
  description: string
  price: Price
  quantity: number
  period: { start: number; end: number }
  proration?: boolean
}

const numberDigits = 4

/** Invoice numbers are unique and easy to read out: `TEST-0001`. */
function takeInvoiceNumber(change: Change): string {
  change.meta.invoices += 1
  return `TEST-${String(change.meta.invoices).padStart(numberDigits, '0')}`
}

const lineOf = (data: LineData, invoice: string, subscription: Subscription): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: data.amount,
  currency: subscription.currency,
  description: data.description,
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: data.proration ?? false,
      proration_details: null,
      subscription: subscription.id,
      subscription_item: subscription.items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details',
  },
  period: data.period,
  pricing: {
    price_details: { price: data.price.id, product: data.price.product },
    type: 'price_details',
    unit_amount_decimal: data.price.unit_amount_decimal,
  },
  quantity: data.quantity,
  subscription: subscription.id,
})

/**
 * Creates and finalises an invoice of a subscription, without a payment yet. A total below zero is not collected:
 * it reduces the next invoice.
 * @param period at a renewal the one that has just ended, as at Stripe; the lines have the new one
 */
export async function createInvoice(
  change: Change,
  subscription: StoredRecord<'subscription'>,
  reason: Invoice['billing_reason'],
  lines: LineData[],
  period = { start: change.now, end: change.now },
): Promise<StoredRecord<'invoice'>> {
  const id = newId('in')
  const of = subscription.object
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total)
  if (total < 0) subscription.hidden.pending = [{ amount: total, description: 'Credit' }]
  const customer = await change.get('customer', of.customer)
  const invoice = change.add({
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: change.now,
    currency: of.currency,
    customer: of.customer,
    customer_email: customer.object.email,
    customer_name: customer.object.name ?? null,
    description: null,
    due_date: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: {
      object: 'list',
      data: lines.map((line) => lineOf(line, id, of)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...of.metadata }, subscription: of.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  })
  of.latest_invoice = id
  change.emit('invoice.created', invoice)
  invoice.object.status = 'open'
  invoice.object.number = takeInvoiceNumber(change)
  invoice.object.status_transitions.finalized_at = change.now
  change.emit('invoice.finalized', invoice)
  return invoice
}

/** The payment of an invoice; creates it before the first attempt. */
async function intentOf(
  change: Change,
  invoice: StoredRecord<'invoice'>,
): Promise<StoredRecord<'payment_intent'>> {
  if (invoice.hidden.payment !== undefined) return change.get('payment_intent', invoice.hidden.payment)
  const { amount_due: amount, currency, customer, number } = invoice.object
  const intent = createIntent(change, {
    amount,
    currency,
    customer,
    description: `Invoice ${String(number)}`,
  })
  linkPayment(invoice, intent)
  return intent
}

export function linkPayment(invoice: StoredRecord<'invoice'>, intent: StoredRecord<'payment_intent'>): void {
  invoice.hidden.payment = intent._id
  intent.hidden.invoice = invoice._id
}

/** The payment has succeeded, or nothing was due. */
export function markPaid(change: Change, invoice: StoredRecord<'invoice'>): void {
  const { amount_due } = invoice.object
  Object.assign(invoice.object, {
    amount_paid: amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  } satisfies Partial<Invoice>)
  invoice.object.attempt_count += amount_due > 0 ? 1 : 0
  invoice.object.status_transitions.paid_at = change.now
  change.emit('invoice.paid', invoice)
}

/**
 * Charges the stored card. On failure the invoice stays open.
 * @returns whether the invoice is paid
 */
export async function chargeInvoice(
  change: Change,
  invoice: StoredRecord<'invoice'>,
  method: StoredRecord<'payment_method'> | null,
): Promise<boolean> {
  if (invoice.object.amount_due === 0) {
    markPaid(change, invoice)
    return true
  }
  const intent = await intentOf(change, invoice)
  if (method && cardOf(method).stored === 'succeeds') {
    succeed(change, intent, method._id)
    markPaid(change, invoice)
    return true
  }
  fail(change, intent, method?._id ?? '', declinedError)
  invoice.object.attempted = true
  invoice.object.attempt_count += 1
  return false
}
