import type { CreditNoteDocument, OrderDocument } from '@classeur/database'
import { nextNote, partsOfRefund, surplusOf } from '@classeur/domain/billing'
import type { RefundState } from '../payment-provider.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'

const creditsOf = ({ item }: OrderDocument) => (item.kind === 'pack' ? item.credits : 0)

const sumOf = (parts: readonly { amountMinor: number }[]) =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

function notesOf(
  refunds: readonly RefundState[],
  notes: readonly CreditNoteDocument[],
): CreditNoteDocument[] {
  const ids = new Set(refunds.map(({ id }) => id))
  return notes.filter(({ refundId }) => ids.has(refundId))
}

async function storeNotes(
  { creditNotes, billingData }: SettlementDependencies,
  order: OrderDocument,
  refunds: readonly RefundState[],
): Promise<void> {
  const { creditNotePrefix } = await billingData.readRules()
  const { netMinor, totalMinor, taxRateBasisPoints, userId } = order
  const refunded = { netMinor, totalMinor, taxRateBasisPoints, credits: creditsOf(order) }
  const orderId = String(order._id)
  const common = { orderId, userId, prefix: creditNotePrefix }
  // Read the notes again each time, because another process may store some meanwhile.
  for (let stored = 0; stored < refunds.length; stored += 1) {
    const next = nextNote(refunds, await creditNotes.listOf([orderId]), surplusOf(order))
    if (!next) return
    const { amountMinor } = next
    const { id: refundId, reason, createdAt: at } = next.refund
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
  { orders }: SettlementDependencies,
  order: OrderDocument,
  refunds: readonly RefundState[],
  notes: readonly CreditNoteDocument[],
  returnedSurplusMinor: number,
): Promise<void> {
  const failed = refunds.filter(({ status }) => status === 'failed' || status === 'cancelled')
  if (failed.length === 0) return
  // A returned surplus has no note.
  const missingSurplusMinor = Math.max(0, (order.returnedSurplusMinor ?? 0) - returnedSurplusMinor)
  const failedMinor = missingSurplusMinor + sumOf(notesOf(failed, notes))
  if (failedMinor > 0) await orders.noteFailedRefund(String(order._id), failedMinor)
}

/**
 * The refunds of a payment that an order knows; an order that isn't paid yet settles them when it is. For each: a credit
 * note, and the credits of a pack go back as far as they aren't spent. What was paid above the order's total goes back
 * first, without either.
 */
export async function settleRefunds(
  deps: SettlementDependencies,
  paymentIntentId: string,
  changes: Changes,
): Promise<void> {
  const order = await deps.orders.findByPayment(paymentIntentId)
  if (!order) return
  const refunds = await deps.provider.listRefunds(paymentIntentId)
  if (refunds.length === 0) return
  const succeeded = refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  const orderId = String(order._id)
  const { userId, item } = order
  if (succeeded.length > 0) {
    // A process may have stopped between the payment and its credits, which must exist before they go back.
    if (item.kind === 'pack' && (await deps.ledger.purchase(userId, orderId, item.credits)))
      changes.credits(userId)
    await storeNotes(deps, order, succeeded)
  }
  const notes = await deps.creditNotes.listOf([orderId])
  // The notes decide which refund returned the surplus, because a failed refund or an older version may have changed that.
  const refundedMinor = sumOf(notesOf(succeeded, notes))
  const returnedSurplusMinor = sumOf(succeeded) - refundedMinor
  await noteFailedRefunds(deps, order, refunds, notes, returnedSurplusMinor)
  if (succeeded.length === 0) return
  const spent = await revokeCredits(deps, order, notes)
  const isNoted = spent > 0 && (await deps.orders.noteSpentRefund(orderId, spent))
  const isBooked = await deps.orders.refund(order, { refundedMinor, returnedSurplusMinor })
  if (!isBooked && !isNoted) return
  changes.order(userId, orderId)
  if (item.kind === 'pack') changes.credits(userId)
}

/** A payment of which money went back. */
export const settlePayment = settleRefunds
