import type { Stripe } from 'stripe'
import type { PaymentProvider, RefundState } from '../payment-provider.ts'
import { currencyOf, dateOf, idOf, metadataText } from './fields.ts'
import { request } from './map-error.ts'

const longestMetadata = 500

const statuses: Readonly<Record<string, RefundState['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
}

const toState = (refund: Stripe.Refund): RefundState => ({
  id: refund.id,
  paymentIntentId: idOf(refund.payment_intent) ?? '',
  amountMinor: refund.amount,
  currency: currencyOf(refund.currency),
  status: statuses[refund.status ?? ''] ?? 'pending',
  reason: metadataText(refund.metadata, 'reason'),
  createdAt: dateOf(refund.created),
})

export function createRefunds(stripe: Stripe) {
  return {
    async refund({ paymentIntentId, amountMinor, reason, idempotencyKey }) {
      const refund = await request(() =>
        stripe.refunds.create(
          {
            payment_intent: paymentIntentId,
            amount: amountMinor,
            reason: 'requested_by_customer',
            metadata: { reason: reason.slice(0, longestMetadata) },
          },
          { idempotencyKey },
        ),
      )
      return toState(refund)
    },

    listRefunds: (paymentIntentId) =>
      request(async () => {
        const refunds: RefundState[] = []
        for await (const refund of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
          refunds.push(toState(refund))
        return refunds
      }),
  } satisfies Partial<PaymentProvider>
}
