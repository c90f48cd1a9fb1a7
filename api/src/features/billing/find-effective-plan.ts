import type { BillingPlan } from '@classeur/contracts'
import type { EffectivePlan, SubscriptionRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'

export interface FindEffectivePlanDependencies {
  subscriptions: Pick<SubscriptionRepository, 'findEffectivePlan'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** A person's plan, and the paid time whose months are those of the credits; null for the free plan. */
export type PlanInPaidTime = Pick<EffectivePlan, 'plan' | 'paidTime'>

/**
 * Finds the plan whose limits currently apply to a person; the free plan without a subscription or for an unknown plan.
 * Both functions read the same documents, so use one of them per request.
 */
export function createFindEffectivePlan({ subscriptions, log }: FindEffectivePlanDependencies) {
  async function findPlanInPaidTime(userId: string): Promise<PlanInPaidTime> {
    const { plan, paidTime, unknownPlanId } = await subscriptions.findEffectivePlan(userId)
    if (unknownPlanId) {
      log.warn({ unknownPlanId }, 'subscription to an unknown plan: the free plan applies')
    }
    return { plan, paidTime }
  }
  return {
    findPlanInPaidTime,
    findEffectivePlan: async (userId: string): Promise<BillingPlan> =>
      (await findPlanInPaidTime(userId)).plan,
  }
}
