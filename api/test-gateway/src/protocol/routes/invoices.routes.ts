import { z } from 'zod'
import { payInvoice, stopCharging, type GraceRules } from '../../objects/billing.ts'
import { declinedError } from '../../objects/cards.ts'
import { previewInvoice } from '../../objects/preview-invoice.ts'
import { noSuch } from '../../objects/stripe-error.ts'
import type { StoredRecord } from '../../store/records.ts'
import { invoicePayment } from '../expand.ts'
import { listObjects, paging, rangeFilter } from '../lists.ts'
import { bool, created, int, priceData, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/invoices'
const defaultPage = { limit: 100 }
const preview = z.strictObject({
  subscription: text,
  preview_mode: z.enum(['next', 'recurring']).default('next'),
  subscription_details: z.strictObject({
    items: z
      .array(z.strictObject({ id: text, price_data: priceData, quantity: int.pipe(z.literal(1)).default(1) }))
      .length(1),
    proration_behavior: z.literal('always_invoice').optional(),
    proration_date: int.optional(),
  }),
})

export function invoicesRoutes(protocol: Protocol, rules: GraceRules): void {
  protocol.retrieve('invoice', path)
  protocol.list(
    'invoice',
    path,
    z.strictObject({
      ...paging,
      created,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    ({ customer, subscription, status, created: range }) => ({
      customer,
      'parent.subscription_details.subscription': subscription,
      status,
      created: rangeFilter(range),
    }),
  )
  protocol.act(`${path}/create_preview`, preview, async (change, asked) => ({
    object: await previewInvoice(change, asked),
  }))
  const payment = z.strictObject({ payment_method: text.optional(), off_session: bool.optional() })
  protocol.act(`${path}/:id/pay`, payment, async (change, { payment_method: method }, id) => {
    const invoice = await change.get('invoice', id)
    const isPaid = await payInvoice(change, invoice, rules, method)
    return isPaid ? { object: invoice.object } : { declined: declinedError }
  })
  const update = z.strictObject({ auto_advance: z.literal('false') })
  protocol.act(`${path}/:id`, update, async (change, _params, id) => {
    const invoice = await change.get('invoice', id)
    await stopCharging(change, invoice)
    return { object: invoice.object }
  })
  protocol.read({
    path: '/v1/invoice_payments',
    params: z.strictObject({
      ...paging,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
    }),
    run: async ({ invoice, payment }) => {
      const invoices = await invoicesOf(protocol, { invoice, intent: payment?.payment_intent })
      const data = invoices.flatMap((each) =>
        each.hidden.payment === undefined ? [] : [invoicePayment(each, each.hidden.payment)],
      )
      return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' }
    },
  })
}

async function invoicesOf(
  { collections }: Protocol,
  asked: { invoice: string | undefined; intent: string | undefined },
): Promise<StoredRecord<'invoice'>[]> {
  if (asked.intent === undefined) {
    const page = await listObjects(collections, 'invoice', { id: asked.invoice }, defaultPage)
    return page.records
  }
  const intent = await collections.objects.findOne({ _id: asked.intent })
  if (!intent) throw noSuch('payment_intent', asked.intent)
  const id = intent.hidden.invoice
  if (id === undefined || (asked.invoice !== undefined && asked.invoice !== id)) return []
  return (await listObjects(collections, 'invoice', { id }, defaultPage)).records
}
