import type { BillingPlan, CurrentSubscription } from '@classeur/contracts'
import { freePlan, freePlanId } from '@classeur/domain/billing'
import type { Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { currentSubscriptionModel, type CurrentSubscriptionDocument } from './current-subscription.model.ts'
import { createPlanRepository } from './plan.repository.ts'

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>

/** A person's current plan. `unknownPlanId` is the plan of the subscription if no such plan exists. */
export interface EffectivePlan {
  plan: BillingPlan
  subscribed: boolean
  unknownPlanId: string | null
}

export function createSubscriptionRepository(connection: Connection) {
  const { collectionName } = currentSubscriptionModel(connection).collection
  const find = createGroupedFind<CurrentSubscriptionDocument, string>(connection, collectionName, '_id')
  const plans = createPlanRepository(connection)

  const findByUser = async (userId: string): Promise<CurrentSubscription | null> => {
    const [subscription] = await find(userId)
    if (!subscription) return null
    const { planId, interval, renewsAt } = subscription
    return { userId, planId, interval, renewsAt: renewsAt?.toISOString() ?? null }
  }

  return {
    findByUser,

    /**
     * Returns the plan whose limits apply to a person: the subscribed plan, or else the free plan. The claim in the
     * token is ignored.
     */
    async findEffectivePlan(userId: string): Promise<EffectivePlan> {
      const subscription = await findByUser(userId)
      const subscribed = subscription && (await plans.findById(subscription.planId))
      if (subscribed) return { plan: subscribed, subscribed: true, unknownPlanId: null }
      const plan = (await plans.findById(freePlanId)) ?? freePlan
      return { plan, subscribed: false, unknownPlanId: subscription?.planId ?? null }
    },
  }
}
