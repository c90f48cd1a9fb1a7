import type { BillingPlan } from '@classeur/contracts'
import type { EffectivePlan, SubscriptionRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'
import { createLastSeen } from '../../load/last-seen.ts'

/** About a hundred bytes each. */
const mostPlanIds = 10_000

export interface FindEffectivePlanDependencies {
  subscriptions: Pick<SubscriptionRepository, 'findEffectivePlan'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * A person's plan, the paid time whose months are those of the credits (null for the free plan), the account that gets
 * them, and who pays for the person's seat.
 */
export type PlanInPaidTime = Pick<EffectivePlan, 'plan' | 'paidTime' | 'creditAccount' | 'payerId'>

/**
 * Finds the plan whose limits currently apply to a person; the free plan without a subscription or for an unknown plan.
 * Both functions read the same documents, so use one of them per request.
 */
export function createFindEffectivePlan({ subscriptions, log }: FindEffectivePlanDependencies) {
  const planIds = createLastSeen<string>(mostPlanIds)

  async function findPlanInPaidTime(userId: string): Promise<PlanInPaidTime> {
    const expectedId = planIds.guess(userId)
    const {
      unknownPlanId,
      subscribed: _,
      ...effective
    } = await subscriptions.findEffectivePlan(userId, expectedId)
    planIds.remember(userId, effective.plan.id)
    if (unknownPlanId) {
      log.warn({ unknownPlanId }, 'subscription to an unknown plan: the free plan applies')
    }
    return effective
  }
  return {
    findPlanInPaidTime,
    findEffectivePlan: async (userId: string): Promise<BillingPlan> =>
      (await findPlanInPaidTime(userId)).plan,
  }
}
