import type { BillingPlan } from '@classeur/contracts'
import type { KnownSubscription, PlanRepository, ProviderSubscriptionRepository } from '@classeur/database'
import { countingSubscription, givesPlan, seatedSchoolOf } from '@classeur/domain/billing'

export interface FindGivingDependencies {
  plans: Pick<PlanRepository, 'findById'>
  providerSubscriptions: Pick<ProviderSubscriptionRepository, 'listOfSchool'>
}

/** A subscription that gives seats to the members of a school. */
export interface SeatGiving {
  subscription: KnownSubscription
  plan: BillingPlan
  /** All seats, with the payer's. */
  seats: number
}

/** All running subscriptions that give seats to a school. */
async function listGiving(deps: FindGivingDependencies, schoolId: string): Promise<SeatGiving[]> {
  const giving: SeatGiving[] = []
  for (const subscription of await deps.providerSubscriptions.listOfSchool(schoolId)) {
    const plan = await deps.plans.findById(subscription.planId)
    if (!plan || plan.seats === null || seatedSchoolOf(subscription, plan) === null) continue
    giving.push({ subscription, plan, seats: plan.seats })
  }
  return giving
}

/** The subscription that gives a school its seats; null without one. */
export async function findGiving(deps: FindGivingDependencies, schoolId: string): Promise<SeatGiving | null> {
  const giving = await listGiving(deps, schoolId)
  const counting = countingSubscription(giving.map(({ subscription }) => subscription))
  return giving.find(({ subscription }) => subscription.id === counting?.id) ?? null
}

/** Running subscriptions that give seats besides the one that counts: two administrators paid at the same moment. */
export async function listSurplus(
  deps: FindGivingDependencies,
  schoolId: string,
): Promise<KnownSubscription[]> {
  const giving = (await listGiving(deps, schoolId)).map(({ subscription }) => subscription)
  const counting = countingSubscription(giving)
  return giving.filter((each) => givesPlan(each) && each.id !== counting?.id)
}
