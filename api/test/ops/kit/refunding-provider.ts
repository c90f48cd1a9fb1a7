import {
  PaymentProviderError,
  type PaymentProvider,
  type RefundState,
  type SubscriptionState,
} from '@classeur/payments'
import { randomUUID } from 'node:crypto'

type Refund = Parameters<PaymentProvider['refund']>[0]

const unused = (): never => {
  throw new Error('operators don’t use this part of the provider')
}
/** The part of the port that operators don't use. */
const unusedPart = {
  ...{ readEvent: unused, createCustomer: unused, createCheckout: unused, findCheckout: unused },
  ...{ expireCheckout: unused, openPortal: unused, listSubscriptions: unused, changeInterval: unused },
  ...{ cancelAtPeriodEnd: unused, resume: unused, cancelNow: unused, findInvoice: unused },
  ...{ previewPlanChange: unused, changePlan: unused, withdrawChange: unused },
  ...{ payInvoice: unused, stopRetries: unused, eventsSince: unused },
}

/**
 * Payments, refunds and subscriptions of a provider, in memory: an idempotency key refunds once, and never more than was
 * paid.
 */
export function createRefundingProvider() {
  const paid = new Map<string, { amountMinor: number; currency: string }>()
  const refunds: RefundState[] = []
  const subscriptions = new Map<string, SubscriptionState>()
  const byKey = new Map<string, { request: string; refund: RefundState }>()
  let silentFor = 0
  let nextStatus: RefundState['status'] = 'succeeded'

  const restOf = (id: string) =>
    (paid.get(id)?.amountMinor ?? 0) -
    refunds
      .filter(({ paymentIntentId, status }) => paymentIntentId === id && status !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

  function refund(request: Refund): RefundState {
    const { paymentIntentId, amountMinor, reason, idempotencyKey } = request
    const same = byKey.get(idempotencyKey)
    const asked = JSON.stringify([paymentIntentId, amountMinor, reason])
    if (same && same.request !== asked)
      throw new PaymentProviderError('refused', 'another request with this key')
    if (same) return same.refund
    const payment = paid.get(paymentIntentId)
    if (!payment) throw new PaymentProviderError('not-found', 'no such payment')
    if (amountMinor > restOf(paymentIntentId)) throw new PaymentProviderError('refused', 'more than the rest')
    const made: RefundState = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      ...{ paymentIntentId, amountMinor, reason, currency: payment.currency },
      ...{ status: nextStatus, createdAt: new Date() },
    }
    refunds.push(made)
    byKey.set(idempotencyKey, { request: asked, refund: made })
    return made
  }

  const port: PaymentProvider = {
    ...unusedPart,
    name: 'test',
    now: async () => new Date(),

    async refund(request: Refund): Promise<RefundState> {
      const made = refund(request)
      if (silentFor > 0) {
        silentFor -= 1
        throw new PaymentProviderError('temporary', 'the answer was lost')
      }
      return made
    },

    async listRefunds(paymentIntentId: string): Promise<RefundState[]> {
      return refunds.filter((one) => one.paymentIntentId === paymentIntentId)
    },

    async findSubscription(id: string): Promise<SubscriptionState> {
      const state = subscriptions.get(id)
      if (!state) throw new PaymentProviderError('temporary', 'no answer')
      return state
    },
    listInvoices: async () => [],
  }

  return {
    ...port,
    refunds,
    /** Those that it answers about. */
    subscriptions,
    pay: (paymentIntentId: string, amountMinor: number, currency = 'EUR') =>
      void paid.set(paymentIntentId, { amountMinor, currency }),
    /** The next refunds are made, but their answers don't arrive. */
    loseAnswers: (count: number) => void (silentFor = count),
    setNextStatus: (status: RefundState['status']) => void (nextStatus = status),
  }
}
