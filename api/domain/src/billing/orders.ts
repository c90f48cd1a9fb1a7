export const orderStatuses = ['pending', 'paid', 'failed', 'refunded', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The subject of an order: credits, or one period of a plan (null dates until the period is known). */
export type OrderItem =
  | { kind: 'pack'; packId: string; credits: number }
  | { kind: 'plan'; planId: string; interval: 'monthly' | 'yearly'; from: Date | null; to: Date | null }

/**
 * The statuses that may follow each status. A payment counts whenever it arrives, so an order that was given up can
 * still become paid; a paid one can only be refunded.
 */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['pending', 'paid', 'cancelled'],
  cancelled: ['pending', 'paid'],
  paid: ['refunded'],
  refunded: [],
}

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to)
/** The statuses from which `to` can be reached in one step. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => mayBecome(from, to))

/** A number of a series that has no gaps within a year. */
export interface SerialNumber {
  year: number
  serial: number
}

/** Writes a number of a series, such as C-2026-0001; serials above 9999 get more digits. */
export const writeNumber = (prefix: string, { year, serial }: SerialNumber): string =>
  `${prefix}-${year}-${String(serial).padStart(4, '0')}`

/** The school year of a day: it begins on 1 August (UTC). Returns its first calendar year. */
export const schoolYearOf = (day: Date): number =>
  day.getUTCMonth() >= 7 ? day.getUTCFullYear() : day.getUTCFullYear() - 1

/** From the first moment of a school year (inclusive) to that of the next one (exclusive). */
export const schoolYearRange = (year: number): { from: Date; to: Date } => ({
  from: new Date(Date.UTC(year, 7, 1)),
  to: new Date(Date.UTC(year + 1, 7, 1)),
})

/** Credits of a pack that go back with a refund: the refunded share of them, rounded up. */
export const creditsOfRefund = (credits: number, refundedMinor: number, totalMinor: number): number =>
  totalMinor === 0 ? 0 : Math.min(credits, Math.ceil((credits * refundedMinor) / totalMinor))

export const orderActions = ['payment-page', 'pay-again', 'order-again', 'receipt'] as const
export type OrderAction = (typeof orderActions)[number]

/** What the person who ordered can do next. An order without a payment page is the bill of a renewal. */
export function actionsOf({ status, hasPage }: { status: OrderStatus; hasPage: boolean }): OrderAction[] {
  if (status === 'pending') return [hasPage ? 'payment-page' : 'pay-again']
  if (status === 'failed') return ['pay-again']
  return [status === 'cancelled' ? 'order-again' : 'receipt']
}
