import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import { invalidRequest } from './stripe-error.ts'

export interface RefundRequest {
  payment_intent?: string | undefined
  charge?: string | undefined
  /** In minor units; everything that isn't refunded yet by default. */
  amount?: number | undefined
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  metadata?: Record<string, string> | undefined
}

async function chargeToRefund(change: Change, request: RefundRequest): Promise<StoredRecord<'charge'>> {
  if (request.charge !== undefined) return change.get('charge', request.charge)
  if (request.payment_intent === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = await change.get('payment_intent', request.payment_intent)
  if (intent.object.status !== 'succeeded' || intent.object.latest_charge === null)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    })
  return change.get('charge', intent.object.latest_charge)
}

/** @throws StripeError when less than the amount is left, or nothing was charged */
export async function createRefund(change: Change, request: RefundRequest): Promise<StoredRecord<'refund'>> {
  const charge = await chargeToRefund(change, request)
  const paid = charge.object
  const left = paid.amount_captured - paid.amount_refunded
  if (paid.refunded)
    throw invalidRequest(`Charge ${paid.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = request.amount ?? left
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}), in minor units of ${paid.currency}.`,
      { param: 'amount' },
    )
  const refund = change.add({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: paid.id,
    created: change.now,
    currency: paid.currency,
    metadata: request.metadata ?? {},
    payment_intent: paid.payment_intent,
    reason: request.reason ?? null,
    status: 'succeeded',
  })
  paid.amount_refunded += amount
  paid.refunded = paid.amount_refunded === paid.amount_captured
  change.emit('refund.created', refund)
  change.emit('charge.refunded', charge)
  return refund
}
