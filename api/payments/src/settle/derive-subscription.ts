import { retryOnConflict, type KnownSubscription, type PaidSubscriptionDocument } from '@classeur/database'
import { countingSubscription, givesPlan, seatedSchoolOf } from '@classeur/domain/billing'
import { creditPeriodAt, creditPeriodsOf, schoolAccount, type CreditAccount } from '@classeur/domain/credits'
import { findGiving } from '../seats/find-giving.ts'
import type { SettlementDependencies } from '../settlement.ts'
import type { Changes } from './changes.ts'
import { currentDetailsOf, paidTimeOf } from './current-details.ts'

/** More states than the provider reports of a person while one process works. */
const deriving = {
  mostTries: 50,
  longestPauseMs: (tries: number) => tries * 10,
  otherwise: () => new Error('the subscriptions of a person kept changing'),
}

/** Each stored state raises the sum of the turns, so a larger sum means newer data. */
const versionOf = (stored: readonly KnownSubscription[]) =>
  stored.reduce((sum, { storedTurn }) => sum + storedTurn, 0)

/** The subscription that counts, with the school that gets its seats and credits; null without seats. */
interface Counting {
  subscription: KnownSubscription
  seatOf: string | null
  monthlyCredits: number | null
}

async function findCounting(
  { plans }: SettlementDependencies,
  stored: readonly KnownSubscription[],
): Promise<Counting | null> {
  const subscription = countingSubscription(stored)
  if (!subscription) return null
  const plan = await plans.findById(subscription.planId)
  const monthlyCredits = plan?.monthlyCredits ?? null
  return { subscription, seatOf: seatedSchoolOf(subscription, plan), monthlyCredits }
}

const currentOf = ({ subscription, seatOf }: Counting, version: number): PaidSubscriptionDocument => ({
  _id: subscription.userId,
  ...currentDetailsOf(subscription),
  subscriptionId: subscription.id,
  ...{ seatOf, version },
})

/** The last grant may be that of an earlier period, if the subscription was renewed and ended in the meantime. */
const periodsOf = (stored: readonly KnownSubscription[]): string[] =>
  stored.flatMap(({ paidPeriod, startedAt: startsAt }) =>
    paidPeriod
      ? [...creditPeriodsOf(paidPeriod), ...creditPeriodsOf({ startsAt, endsAt: paidPeriod.endsAt })]
      : [],
  )

/** The periods in which somebody else's subscription gives a school its credits now. */
async function periodsFromOthers(
  deps: SettlementDependencies,
  userId: string,
  schoolId: string,
): Promise<Set<string>> {
  const giving = await findGiving(deps, schoolId)
  return new Set(giving && giving.subscription.userId !== userId ? periodsOf([giving.subscription]) : [])
}

/** Ends the grants of subscriptions that no longer give any, in the account that had them. */
async function endGrants(
  deps: SettlementDependencies,
  userId: string,
  stored: readonly KnownSubscription[],
  counting: Counting | null,
): Promise<boolean> {
  const accounts = new Map<CreditAccount, string[]>()
  if (!counting) accounts.set(userId, periodsOf(stored))
  for (const subscription of stored) {
    const { schoolId } = subscription
    if (schoolId === null || schoolId === counting?.seatOf) continue
    const account = schoolAccount(schoolId)
    // Two people who pay in the same second have the same period, and its grant belongs to the one that counts.
    const kept = await periodsFromOthers(deps, userId, schoolId)
    const over = periodsOf([subscription]).filter((period) => !kept.has(period))
    accounts.set(account, [...(accounts.get(account) ?? []), ...over])
  }
  let isChanged = false
  for (const [account, periods] of accounts) {
    if (periods.length > 0 && (await deps.ledger.endGrant(account, periods))) isChanged = true
  }
  return isChanged
}

/** The credits of the paid month arrive with the payment; those of a subscription that ended go with it. */
async function grant(
  deps: SettlementDependencies,
  userId: string,
  counting: Counting | null,
  stored: readonly KnownSubscription[],
): Promise<boolean> {
  const isEnded = await endGrants(deps, userId, stored, counting)
  if (counting?.monthlyCredits == null) return isEnded
  const { subscription, seatOf, monthlyCredits } = counting
  const account = seatOf === null ? userId : schoolAccount(seatOf)
  const { key } = creditPeriodAt(new Date(), paidTimeOf(subscription))
  return (await deps.ledger.ensureGrant(account, key, monthlyCredits)) || isEnded
}

/** The person's subscriptions that are paid and running besides the one that counts. */
export async function listOwnSurplus(
  { providerSubscriptions }: SettlementDependencies,
  userId: string,
): Promise<KnownSubscription[]> {
  const stored = await providerSubscriptions.listOfUser(userId)
  const counting = countingSubscription(stored)
  return stored.filter((each) => givesPlan(each) && each.id !== counting?.id)
}

/** Sets or removes the person's current subscription by all stored ones, again if another state was stored meanwhile. */
export async function deriveSubscription(
  deps: SettlementDependencies,
  userId: string,
  changes: Changes,
): Promise<void> {
  const { providerSubscriptions, subscriptions } = deps
  await retryOnConflict(async () => {
    const stored = await providerSubscriptions.listOfUser(userId)
    const version = versionOf(stored)
    const counting = await findCounting(deps, stored)
    const isChanged = counting
      ? await subscriptions.setPaid(currentOf(counting, version))
      : await subscriptions.removePaid(userId, version)
    if (isChanged) changes.subscription(userId)
    if (versionOf(await providerSubscriptions.listOfUser(userId)) !== version) return 'conflict'
    if (await grant(deps, userId, counting, stored)) changes.credits(userId)
    return undefined
  }, deriving)
}
