import type { BillingPlan } from '@classeur/contracts'
import type { SubscriptionRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'

export interface FindEffectivePlanDependencies {
  subscriptions: Pick<SubscriptionRepository, 'findEffectivePlan'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Returns the plan whose limits currently apply to a person; the free plan without a subscription or for an
 * unknown plan.
 */
export const createFindEffectivePlan =
  ({ subscriptions, log }: FindEffectivePlanDependencies) =>
  async (userId: string): Promise<BillingPlan> => {
    const { plan, unknownPlanId } = await subscriptions.findEffectivePlan(userId)
    if (unknownPlanId) {
      log.warn({ unknownPlanId }, 'subscription to an unknown plan: the free plan applies')
    }
    return plan
  }
