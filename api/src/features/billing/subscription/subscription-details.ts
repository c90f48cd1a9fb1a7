import type { BillingPlan, SubscriptionDetails } from '@classeur/contracts'
import type { KnownSubscription, OrderDocument } from '@classeur/database'
import { nextPeriodOf, splitPrice, type BillingRules, type Period } from '@classeur/domain/billing'

export interface SubscriptionFacts {
  subscription: KnownSubscription
  /** The plan of the subscription; null if it no longer exists. */
  plan: BillingPlan | null
  /** The plan from the next period on; null like `plan`. */
  nextPlan: BillingPlan | null
  /** The order of the unpaid renewal; null without one. */
  openOrder: OrderDocument | null
  taxRateBasisPoints: number
  rules: Pick<BillingRules, 'retryDays'>
}

type DuePayment = NonNullable<SubscriptionDetails['nextPayment']>
const timesOf = ({ startsAt, endsAt }: Period) => ({ from: startsAt.toISOString(), to: endsAt.toISOString() })

function nextPayment({
  subscription,
  plan,
  nextPlan,
  openOrder,
  taxRateBasisPoints,
}: SubscriptionFacts): DuePayment | null {
  const { cancelAtPeriodEnd, openInvoice, period, interval, nextInterval } = subscription
  const priceAt = (due: 'monthly' | 'yearly', of = plan) =>
    splitPrice(of?.priceMinor[due] ?? 0, taxRateBasisPoints)
  const currency = plan?.currency ?? subscription.currency
  if (openInvoice) {
    const { netMinor, taxMinor, totalMinor } = openOrder ?? priceAt(interval)
    const amounts = { netMinor, taxMinor, totalMinor, currency: openOrder?.currency ?? currency }
    return { at: openInvoice.failedAt.toISOString(), ...timesOf(period), interval, ...amounts }
  }
  if (cancelAtPeriodEnd) return null
  const at = period.endsAt.toISOString()
  const amounts = { ...priceAt(nextInterval, nextPlan), currency }
  return { at, ...timesOf(nextPeriodOf(subscription)), interval: nextInterval, ...amounts }
}

const dayMs = 86_400_000

/** The last planned try to take an unpaid renewal; null if none is planned. */
function lastTry(
  { failedAt, nextTryAt }: NonNullable<KnownSubscription['openInvoice']>,
  { retryDays }: SubscriptionFacts['rules'],
): string | null {
  if (!nextTryAt) return null
  const lastPlanned = failedAt.getTime() + Math.max(0, ...retryDays) * dayMs
  return new Date(Math.max(nextTryAt.getTime(), lastPlanned)).toISOString()
}

/** Describes a subscription that gives a plan as the plan page shows it. */
export function subscriptionDetails(facts: SubscriptionFacts): SubscriptionDetails {
  const { subscription, openOrder } = facts
  const {
    planId,
    interval,
    nextInterval,
    nextPlanId,
    startedAt,
    period,
    cancelAtPeriodEnd,
    openInvoice,
    card,
  } = subscription
  const status = openInvoice ? 'past-due' : cancelAtPeriodEnd ? 'cancelled' : 'active'
  const endsAt = openInvoice?.graceEndsAt ?? (cancelAtPeriodEnd ? period.endsAt : null)
  return {
    ...{ planId, interval, status, nextInterval, nextPlanId, card },
    since: startedAt.toISOString(),
    period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
    endsAt: endsAt?.toISOString() ?? null,
    nextPayment: nextPayment(facts),
    failedPayment:
      openInvoice && openOrder
        ? {
            failedAt: openInvoice.failedAt.toISOString(),
            nextTryAt: openInvoice.nextTryAt?.toISOString() ?? null,
            lastTryAt: lastTry(openInvoice, facts.rules),
            graceEndsAt: openInvoice.graceEndsAt.toISOString(),
            orderId: String(openOrder._id),
          }
        : null,
  }
}
