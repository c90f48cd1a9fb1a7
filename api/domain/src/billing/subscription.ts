import { monthsAfter } from '../credits/credit-period.ts'

export type BillingInterval = 'monthly' | 'yearly'

/**
 * The state of a subscription at the provider. `incomplete`: the first payment isn't done. `past-due`: a renewal failed
 * and the days of grace run.
 */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past-due' | 'ended'

export interface Period {
  startsAt: Date
  endsAt: Date
}

/** The part of a stored subscription that decides which one counts. */
export interface CountingSubscription {
  id: string
  status: SubscriptionStatus
  /** The last period that was paid; null before the first payment. */
  paidPeriod: Period | null
}

/** Whether a subscription gives its plan: it was paid once and has not ended. */
export const givesPlan = ({ status, paidPeriod }: CountingSubscription): boolean =>
  (status === 'active' || status === 'past-due') && paidPeriod !== null

/**
 * The subscription that counts for a person who has several (two pages that were paid at the same moment): an active
 * one before one that is past due, then the one that was paid for the longest time, then the smallest id.
 */
export function countingSubscription<S extends CountingSubscription>(subscriptions: readonly S[]): S | null {
  const rank = ({ status }: S) => (status === 'active' ? 0 : 1)
  const end = ({ paidPeriod }: S) => paidPeriod?.endsAt.getTime() ?? 0
  const [first] = subscriptions
    .filter(givesPlan)
    .sort((a, b) => rank(a) - rank(b) || end(b) - end(a) || (a.id < b.id ? -1 : 1))
  return first ?? null
}

const monthsOf: Record<BillingInterval, number> = { monthly: 1, yearly: 12 }
const monthNumber = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth()

/**
 * The period that follows the current one. A subscription that began on the 31st ends its months on the last day of
 * shorter ones, and returns to the 31st afterwards.
 */
export function nextPeriodOf(subscription: {
  startedAt: Date
  period: Period
  nextInterval: BillingInterval
}): Period {
  const { startedAt, period, nextInterval } = subscription
  const months = monthsOf[nextInterval]
  const passed = monthNumber(period.endsAt) - monthNumber(startedAt)
  const isAnchored = monthsAfter(startedAt, passed).getTime() === period.endsAt.getTime()
  const endsAt = isAnchored ? monthsAfter(startedAt, passed + months) : monthsAfter(period.endsAt, months)
  return { startsAt: period.endsAt, endsAt }
}
