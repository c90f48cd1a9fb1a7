import { invalidRequest } from '../objects/stripe-error.ts'
import type { StoredRecord } from '../store/records.ts'

export type Load = (id: string) => Promise<StoredRecord | null>
type Fields = Record<string, unknown>

const listOf = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url })
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function paymentsOf(invoice: Fields, load: Load): Promise<unknown> {
  const record = await load(String(invoice.id))
  const intent = record?.hidden.payment === undefined ? null : await load(record.hidden.payment)
  return listOf(
    record && intent ? [invoicePayment(record as StoredRecord<'invoice'>, intent._id)] : [],
    '/v1/invoice_payments',
  )
}

/** How an invoice and its payment belong together. */
export function invoicePayment({ object: invoice }: StoredRecord<'invoice'>, intent: string) {
  const isPaid = invoice.status === 'paid'
  return {
    id: intent.replace(/^pi_/, 'inpay_'),
    object: 'invoice_payment',
    amount_paid: isPaid ? invoice.amount_paid : null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: isPaid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
  }
}

async function linesOf(session: Fields, load: Load): Promise<unknown> {
  const record = await load(String(session.id))
  const lines = (record?.hidden.lines ?? []).map(async (line, index) => ({
    id: `li_${String(index)}_${String(session.id)}`,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: line.amount,
    amount_tax: 0,
    amount_total: line.amount,
    currency: session.currency,
    description: line.description,
    price: (await load(line.price))?.object,
    quantity: line.quantity,
  }))
  return listOf(await Promise.all(lines), `/v1/checkout/sessions/${String(session.id)}/line_items`)
}

/** Fields that an object has only when they are asked for. */
const computed: Record<string, (object: Fields, load: Load) => Promise<unknown>> = {
  'invoice payments': paymentsOf,
  'checkout.session line_items': linesOf,
}

async function expandPath(
  target: unknown,
  [head, ...rest]: string[],
  load: Load,
  path: string,
): Promise<void> {
  if (Array.isArray(target)) {
    await Promise.all(target.map((item) => expandPath(item, [head ?? '', ...rest], load, path)))
    return
  }
  if (!isFields(target) || head === undefined) return
  const compute = computed[`${String(target.object)} ${head}`]
  if (compute && target[head] === undefined) target[head] = await compute(target, load)
  const value = target[head]
  if (value === undefined)
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  if (typeof value === 'string') {
    const record = await load(value)
    if (!record) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
    target[head] = structuredClone(record.object)
  }
  await expandPath(target[head], rest, load, path)
}

/**
 * A copy of an object in which the named ids, such as `latest_invoice.payments`, are replaced by their objects.
 * @throws StripeError for a path that leads nowhere
 */
export async function expanded(object: unknown, paths: string[], load: Load): Promise<unknown> {
  const copy: unknown = structuredClone(object)
  for (const path of paths) await expandPath(copy, path.split('.'), load, path)
  return copy
}
