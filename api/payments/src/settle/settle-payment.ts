import type { CreditNoteDocument, OrderDocument } from '@classeur/database'
import { partsOfRefund } from '@classeur/domain/billing'
import type { RefundState } from '../payment-provider.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'

const creditsOf = ({ item }: OrderDocument) => (item.kind === 'pack' ? item.credits : 0)

async function storeNotes(
  { creditNotes, billingData }: SettlementDependencies,
  order: OrderDocument,
  refunds: readonly RefundState[],
): Promise<void> {
  const { creditNotePrefix } = await billingData.readRules()
  const { netMinor, totalMinor, taxRateBasisPoints, userId } = order
  const refunded = { netMinor, totalMinor, taxRateBasisPoints, credits: creditsOf(order) }
  const common = { orderId: String(order._id), userId, prefix: creditNotePrefix }
  for (const { id: refundId, amountMinor, reason, createdAt: at } of refunds) {
    const note = { ...common, refundId, amountMinor, reason, at }
    await creditNotes.create(note, (earlier) => partsOfRefund(refunded, earlier, amountMinor))
  }
}

/** Takes back the credits of all notes; returns how many of them were spent already. */
async function revokeCredits(
  { ledger }: SettlementDependencies,
  order: OrderDocument,
  notes: readonly CreditNoteDocument[],
): Promise<number> {
  let spent = 0
  for (const { refundId, credits } of notes) {
    if (credits === 0) continue
    spent += credits - (await ledger.revoke(order.userId, String(order._id), refundId, credits))
  }
  return spent
}

/** A refund may fail days after it succeeded. Its credit note stays, so an operator has to return the money another way. */
async function noteFailedRefunds(
  { orders, creditNotes }: SettlementDependencies,
  order: OrderDocument,
  refunds: readonly RefundState[],
): Promise<void> {
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'cancelled')
  if (failed.length === 0) return
  const ids = new Set(failed.map(({ id }) => id))
  const orderId = String(order._id)
  const notes = (await creditNotes.listOf([orderId])).filter(({ refundId }) => ids.has(refundId))
  if (notes.length === 0) return
  await orders.noteFailedRefund(
    orderId,
    notes.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  )
}

/**
 * The refunds of a payment that an order knows; an order that isn't paid yet settles them when it is. For each: a credit
 * note, and the credits of a pack go back as far as they aren't spent.
 */
export async function settleRefunds(
  deps: SettlementDependencies,
  paymentIntentId: string,
  changes: Changes,
): Promise<void> {
  const order = await deps.orders.findByPayment(paymentIntentId)
  if (!order) return
  const refunds = await deps.provider.listRefunds(paymentIntentId)
  await noteFailedRefunds(deps, order, refunds)
  const succeeded = refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  if (succeeded.length === 0) return
  const orderId = String(order._id)
  const { userId, item } = order
  // A process may have stopped between the payment and its credits, which must exist before they go back.
  if (item.kind === 'pack' && (await deps.ledger.purchase(userId, orderId, item.credits)))
    changes.credits(userId)
  await storeNotes(deps, order, succeeded)
  const spent = await revokeCredits(deps, order, await deps.creditNotes.listOf([orderId]))
  const isNoted = spent > 0 && (await deps.orders.noteSpentRefund(orderId, spent))
  const refundedMinor = succeeded.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (!(await deps.orders.refund(order, refundedMinor)) && !isNoted) return
  changes.order(userId, orderId)
  if (item.kind === 'pack') changes.credits(userId)
}

/** A payment of which money went back. */
export const settlePayment = settleRefunds
