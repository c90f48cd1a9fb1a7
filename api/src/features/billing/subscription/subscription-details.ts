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
/** What the subscription costs now and from the next period on. Money in minor units of `currency`. */
interface ChargedPrices {
  priceMinor: number
  nextPriceMinor: number
  currency: string
}

/** The provider's prices; those of the plans for a subscription that an older version stored without them. */
function chargedPrices({ subscription, plan, nextPlan }: SubscriptionFacts): ChargedPrices {
  const { priceMinor, nextPriceMinor, interval, nextInterval } = subscription
  return {
    priceMinor: priceMinor ?? plan?.priceMinor[interval] ?? 0,
    nextPriceMinor: nextPriceMinor ?? nextPlan?.priceMinor[nextInterval] ?? 0,
    currency: (priceMinor === null && plan ? plan : subscription).currency,
  }
}

const timesOf = ({ startsAt, endsAt }: Period) => ({ from: startsAt.toISOString(), to: endsAt.toISOString() })

function nextPayment(
  { subscription, openOrder, taxRateBasisPoints }: SubscriptionFacts,
  { priceMinor, nextPriceMinor, currency }: ChargedPrices,
): DuePayment | null {
  const { cancelAtPeriodEnd, openInvoice, period, interval, nextInterval } = subscription
  if (openInvoice) {
    const { netMinor, taxMinor, totalMinor } = openOrder ?? splitPrice(priceMinor, taxRateBasisPoints)
    const amounts = { netMinor, taxMinor, totalMinor, currency: openOrder?.currency ?? currency }
    return { at: openInvoice.failedAt.toISOString(), ...timesOf(period), interval, ...amounts }
  }
  if (cancelAtPeriodEnd) return null
  const at = period.endsAt.toISOString()
  const amounts = { ...splitPrice(nextPriceMinor, taxRateBasisPoints), currency }
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
  const { subscription, openOrder, nextPlan } = facts
  const prices = chargedPrices(facts)
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
    nextPlanName: nextPlan?.name ?? nextPlanId,
    since: startedAt.toISOString(),
    period: { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() },
    endsAt: endsAt?.toISOString() ?? null,
    ...prices,
    nextPayment: nextPayment(facts, prices),
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
