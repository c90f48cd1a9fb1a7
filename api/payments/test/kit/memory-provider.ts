import { PaymentProviderError, type PaymentProvider } from '../../src/index.ts'
import { daysMs, type MemoryBank } from './memory-bank.ts'

const subscriptionIn = (bank: MemoryBank, id: string) => {
  const found = bank.subscriptions.get(id)
  if (!found) throw new PaymentProviderError('not-found', id)
  return found
}

/** The port in front of a {@link MemoryBank}: a fake of a paid service. */
export function createMemoryProvider(bank: MemoryBank): PaymentProvider {
  const changed = (id: string) => bank.emit('customer.subscription.updated', { kind: 'subscription', id })
  return {
    name: 'test',
    readEvent: () => {
      throw new Error('the bank in memory signs nothing')
    },
    now: async () => bank.now,
    createCustomer: async ({ userId }) => `cus_${userId}`,
    async createCheckout(request) {
      const { id, url } = bank.openPage(request)
      return { id, url: url ?? '', expiresAt: new Date(bank.now.getTime() + daysMs(1)) }
    },
    findCheckout: async (id) => structuredClone(bank.pages.get(id)?.state ?? null),
    expireCheckout: async (id) => bank.expire(id),
    openPortal: async () => ({ id: 'portal', url: 'https://pay.example.org/portal' }),
    findSubscription: async (id) => structuredClone(bank.subscriptions.get(id) ?? null),
    listSubscriptions: async (customerId) =>
      [...bank.subscriptions.values()].filter((each) => each.customerId === customerId),
    async changeInterval(id, { interval, priceMinor }) {
      const subscription = subscriptionIn(bank, id)
      const isKept = interval === subscription.interval
      const nextPriceMinor = isKept ? subscription.priceMinor : priceMinor
      Object.assign(subscription, { nextInterval: interval, nextPriceMinor })
      changed(id)
    },
    async previewPlanChange(id, { priceMinor, currency, takesEffect }) {
      subscriptionIn(bank, id)
      return { nowMinor: takesEffect === 'now' ? priceMinor : 0, renewalMinor: priceMinor, currency }
    },
    async changePlan(id, { planId, schoolId, priceMinor, takesEffect }) {
      if (takesEffect === 'now') return bank.changePlan(id, { planId, schoolId, priceMinor }, priceMinor)
      Object.assign(subscriptionIn(bank, id), { nextPlanId: planId, nextPriceMinor: priceMinor })
      changed(id)
    },
    async withdrawChange(id) {
      const subscription = subscriptionIn(bank, id)
      const { interval, planId, priceMinor } = subscription
      Object.assign(subscription, { nextInterval: interval, nextPlanId: planId, nextPriceMinor: priceMinor })
      changed(id)
    },
    async cancelAtPeriodEnd(id) {
      subscriptionIn(bank, id).cancelAtPeriodEnd = true
      changed(id)
    },
    async resume(id) {
      subscriptionIn(bank, id).cancelAtPeriodEnd = false
      changed(id)
    },
    cancelNow: async (id) => bank.end(id),
    findInvoice: async (id) => structuredClone(bank.invoices.get(id) ?? null),
    listInvoices: async (subscriptionId) =>
      structuredClone(
        [...bank.invoices.values()].filter((each) => each.subscriptionId === subscriptionId).reverse(),
      ),
    async stopRetries(id) {
      const invoice = bank.invoices.get(id)
      if (invoice) invoice.nextTryAt = null
    },
    async payInvoice(id) {
      bank.tryAgain(id, true)
      const invoice = bank.invoices.get(id)
      if (!invoice) throw new PaymentProviderError('not-found', id)
      return structuredClone(invoice)
    },
    async refund({ paymentIntentId, amountMinor, reason }) {
      const refund = bank.refund(paymentIntentId, amountMinor, reason)
      if (!refund) throw new PaymentProviderError('refused', 'nothing is left')
      return refund
    },
    listRefunds: async (paymentIntentId) =>
      structuredClone(bank.refunds.filter((refund) => refund.paymentIntentId === paymentIntentId)),
    async *eventsSince(since) {
      yield* bank.events.filter(({ createdAt }) => createdAt >= since)
    },
  }
}
