import type { KnownSubscription, PaidSubscriptionDocument } from '@classeur/database'
import type { PaidTime } from '@classeur/domain/credits'

export function paidTimeOf({
  paidPeriod,
  period,
  openInvoice,
}: Pick<KnownSubscription, 'paidPeriod' | 'period' | 'openInvoice'>): PaidTime {
  const { startsAt, endsAt } = paidPeriod ?? period
  return { startsAt, endsAt, graceEndsAt: openInvoice?.graceEndsAt ?? null }
}

/** What a subscription gives to everybody who has its plan, also by a seat. */
export const currentDetailsOf = (
  subscription: KnownSubscription,
): Pick<PaidSubscriptionDocument, 'planId' | 'interval' | 'renewsAt' | 'paidTime'> => ({
  planId: subscription.planId,
  interval: subscription.interval,
  renewsAt: subscription.cancelAtPeriodEnd ? null : subscription.period.endsAt,
  paidTime: paidTimeOf(subscription),
})
