import type { Stripe } from 'stripe'
import { PaymentProviderError, type InvoiceState, type PaymentProvider } from '../payment-provider.ts'
import { currencyOf, dateOf, idOf, intervalOfPeriod, metadataText, optionalDate } from './fields.ts'
import { find, request } from './map-error.ts'

const withPayments = ['payments']

/** The payment that paid an invoice, or else the one that tries to. */
function paymentIn({ payments }: Stripe.Invoice): string | null {
  const all = payments?.data ?? []
  const payment = all.find(({ status }) => status === 'paid') ?? all[0]
  return idOf(payment?.payment.payment_intent)
}

/** The payment of an invoice, which names it only on request. */
export async function paymentIntentOf(stripe: Stripe, invoiceId: string): Promise<string | null> {
  return paymentIn(await stripe.invoices.retrieve(invoiceId, { expand: withPayments }))
}

/** The line for a whole period; absent in the invoice of a change within a period. */
const wholePeriodLine = ({ lines }: Stripe.Invoice) =>
  lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false)

/** The period that an invoice is for: that of its line, because its own is the one before. */
function periodOf(invoice: Stripe.Invoice): { start: number; end: number } {
  const line = wholePeriodLine(invoice) ?? invoice.lines.data[0]
  return line?.period ?? { start: invoice.period_start, end: invoice.period_end }
}

const reasons: Readonly<Record<string, InvoiceState['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
}

function toState(invoice: Stripe.Invoice): InvoiceState {
  const details = invoice.parent?.subscription_details
  const reason = reasons[invoice.billing_reason ?? ''] ?? (wholePeriodLine(invoice) ? 'renewal' : 'change')
  const period = periodOf(invoice)
  return {
    id: invoice.id,
    subscriptionId: idOf(details?.subscription),
    customerId: idOf(invoice.customer) ?? '',
    userId: metadataText(details?.metadata, 'userId'),
    // A renewal's metadata still names the order of the first payment.
    orderId: reason === 'first' ? metadataText(details?.metadata, 'orderId') : null,
    reason,
    status: (invoice.status ?? 'draft') as InvoiceState['status'],
    totalMinor: invoice.total,
    amountPaidMinor: invoice.amount_paid,
    currency: currencyOf(invoice.currency),
    planId: metadataText(details?.metadata, 'planId'),
    interval: intervalOfPeriod(period),
    period: { startsAt: dateOf(period.start), endsAt: dateOf(period.end) },
    createdAt: dateOf(invoice.created),
    paidAt: optionalDate(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextTryAt: optionalDate(invoice.next_payment_attempt),
    paymentIntentId: paymentIn(invoice),
  }
}

export function createInvoices(stripe: Stripe) {
  const read = async (id: string) => toState(await stripe.invoices.retrieve(id, { expand: withPayments }))

  return {
    findInvoice: (id) => find(() => read(id)),

    listInvoices: (subscriptionId) =>
      request(async () => {
        const invoices: InvoiceState[] = []
        const expand = withPayments.map((field) => `data.${field}`)
        for await (const invoice of stripe.invoices.list({
          subscription: subscriptionId,
          limit: 100,
          expand,
        }))
          invoices.push(toState(invoice))
        return invoices
      }),

    stopRetries: (id) =>
      request(async () => {
        await stripe.invoices.update(id, { auto_advance: false })
      }),

    async payInvoice(id) {
      try {
        await request(() => stripe.invoices.pay(id))
      } catch (error) {
        const state =
          error instanceof PaymentProviderError && error.kind === 'refused' ? await read(id) : null
        // Another tab, or a planned try of the provider, was faster.
        if (state?.status !== 'paid') throw error
      }
      return request(() => read(id))
    },
  } satisfies Partial<PaymentProvider>
}
