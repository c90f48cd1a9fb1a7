import type { KnownSubscription, PaidSubscriptionDocument } from '@classeur/database'
import { countingSubscription, givesPlan } from '@classeur/domain/billing'
import { creditPeriodAt, creditPeriodsOf, type PaidTime } from '@classeur/domain/credits'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'

/** Each stored state raises the sum of the turns, so a larger sum means newer data. */
const versionOf = (stored: readonly KnownSubscription[]) =>
  stored.reduce((sum, { storedTurn }) => sum + storedTurn, 0)

function paidTimeOf({ paidPeriod, period, openInvoice }: KnownSubscription): PaidTime {
  const { startsAt, endsAt } = paidPeriod ?? period
  return { startsAt, endsAt, graceEndsAt: openInvoice?.graceEndsAt ?? null }
}

const currentOf = (counting: KnownSubscription, version: number): PaidSubscriptionDocument => ({
  _id: counting.userId,
  planId: counting.planId,
  interval: counting.interval,
  renewsAt: counting.cancelAtPeriodEnd ? null : counting.period.endsAt,
  subscriptionId: counting.id,
  paidTime: paidTimeOf(counting),
  version,
})

/** The credits of the paid month arrive with the payment; those of a subscription that ended go with it. */
async function grant(
  { ledger, plans }: SettlementDependencies,
  userId: string,
  counting: KnownSubscription | null,
  stored: readonly KnownSubscription[],
): Promise<boolean> {
  if (!counting) {
    // The last grant may be that of an earlier period, if the subscription was renewed and ended in the meantime.
    const over = stored.flatMap(({ paidPeriod, startedAt: startsAt }) =>
      paidPeriod
        ? [...creditPeriodsOf(paidPeriod), ...creditPeriodsOf({ startsAt, endsAt: paidPeriod.endsAt })]
        : [],
    )
    return over.length > 0 && ledger.endGrant(userId, over)
  }
  const plan = await plans.findById(counting.planId)
  if (!plan) return false
  const { key } = creditPeriodAt(new Date(), paidTimeOf(counting))
  return ledger.ensureGrant(userId, key, plan.monthlyCredits)
}

/**
 * Sets or removes the person's current subscription by all stored ones, again if another state was stored meanwhile.
 * Returns those that are paid and running besides the one that counts.
 */
export async function deriveSubscription(
  deps: SettlementDependencies,
  userId: string,
  changes: Changes,
): Promise<KnownSubscription[]> {
  const { providerSubscriptions, subscriptions } = deps
  let stored = await providerSubscriptions.listOfUser(userId)
  for (;;) {
    const version = versionOf(stored)
    const counting = countingSubscription(stored)
    const isChanged = counting
      ? await subscriptions.setPaid(currentOf(counting, version))
      : await subscriptions.removePaid(userId, version)
    if (isChanged) changes.subscription(userId)
    const seen = stored
    stored = await providerSubscriptions.listOfUser(userId)
    if (versionOf(stored) !== version) continue
    if (await grant(deps, userId, counting, seen)) changes.credits(userId)
    return stored.filter((each) => givesPlan(each) && each.id !== counting?.id)
  }
}
