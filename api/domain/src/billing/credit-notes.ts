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
