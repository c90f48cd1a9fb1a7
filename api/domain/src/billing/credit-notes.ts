import { creditsOfRefund } from './orders.ts'
import { splitPrice } from './tax.ts'

/** The part of an order that its credit notes need. Money in minor units. */
interface RefundedOrder {
  netMinor: number
  totalMinor: number
  taxRateBasisPoints: number
  /** The credits that it gave. */
  credits: number
}

interface NoteParts {
  amountMinor: number
  netMinor: number
  credits: number
}

const sumOf = (notes: readonly NoteParts[], part: keyof NoteParts) =>
  notes.reduce((sum, note) => sum + note[part], 0)

/**
 * Net amount, tax and credits of the next refund of an order. The notes of an order that went back completely add up to
 * the order exactly, whatever the parts were.
 */
export function partsOfRefund(
  order: RefundedOrder,
  earlier: readonly NoteParts[],
  amountMinor: number,
): { netMinor: number; taxMinor: number; credits: number } {
  const refunded = sumOf(earlier, 'amountMinor') + amountMinor
  const netOfAll =
    refunded === order.totalMinor ? order.netMinor : splitPrice(refunded, order.taxRateBasisPoints).netMinor
  const netMinor = netOfAll - sumOf(earlier, 'netMinor')
  const credits = creditsOfRefund(order.credits, refunded, order.totalMinor) - sumOf(earlier, 'credits')
  return { netMinor, taxMinor: amountMinor - netMinor, credits }
}

/** What was paid above an order's total, in minor units. */
export const surplusOf = ({
  totalMinor,
  paidOtherMinor,
}: {
  totalMinor: number
  paidOtherMinor: number | null
}): number => Math.max(0, (paidOtherMinor ?? totalMinor) - totalMinor)

/**
 * The first refund that still needs a credit note, with the note's amount; null if none does. The surplus goes back
 * first and needs no note, because it was never part of the order.
 * @param refunds those that succeeded, in the order in which they were made
 */
export function nextNote<Refund extends { id: string; amountMinor: number }>(
  refunds: readonly Refund[],
  notes: readonly { refundId: string; amountMinor: number }[],
  surplusMinor: number,
): { refund: Refund; amountMinor: number } | null {
  const noted = new Map(notes.map(({ refundId, amountMinor }) => [refundId, amountMinor]))
  // Refunds may succeed in another order than they were made, so the notes decide how much of the surplus is left.
  const returned = refunds.reduce(
    (sum, { id, amountMinor }) => sum + amountMinor - (noted.get(id) ?? amountMinor),
    0,
  )
  let surplusLeft = Math.max(0, surplusMinor - returned)
  for (const refund of refunds.filter(({ id }) => !noted.has(id))) {
    const amountMinor = Math.max(0, refund.amountMinor - surplusLeft)
    if (amountMinor > 0) return { refund, amountMinor }
    surplusLeft -= refund.amountMinor
  }
  return null
}
