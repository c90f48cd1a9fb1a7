import { isDeepStrictEqual } from 'node:util'
import type { PaidTime } from '@classeur/domain/credits'
import type { BillingPlan, CurrentSubscription } from '@classeur/contracts'
import { freePlan, freePlanId } from '@classeur/domain/billing'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { currentSubscriptionModel, type CurrentSubscriptionDocument } from './current-subscription.model.ts'
import { createPlanRepository } from './plan.repository.ts'

const { trusted } = mongoose

/** A subscription that a payment made. */
export type PaidSubscriptionDocument = Required<CurrentSubscriptionDocument>

const differs = (
  { version: _, ...a }: CurrentSubscriptionDocument,
  { version: __, ...b }: CurrentSubscriptionDocument,
): boolean => !isDeepStrictEqual(a, b)

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>

/** A person's current plan. `unknownPlanId` is the plan of the subscription if no such plan exists. */
export interface EffectivePlan {
  plan: BillingPlan
  subscribed: boolean
  unknownPlanId: string | null
  /** The paid time of the subscription, for its months of credits; null for the free plan. */
  paidTime: PaidTime | null
}

export function createSubscriptionRepository(connection: Connection) {
  const model = currentSubscriptionModel(connection)
  const { collectionName } = model.collection
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
      const [subscription] = await find(userId)
      const subscribed = subscription && (await plans.findById(subscription.planId))
      if (subscribed) {
        const paidTime = subscription.paidTime ?? null
        return { plan: subscribed, subscribed: true, unknownPlanId: null, paidTime }
      }
      const plan = (await plans.findById(freePlanId)) ?? freePlan
      return { plan, subscribed: false, unknownPlanId: subscription?.planId ?? null, paidTime: null }
    },

    /**
     * Sets the subscription that a payment made, unless one of a later version is stored. Returns true if anything but
     * the version changed.
     */
    async setPaid(subscription: PaidSubscriptionDocument): Promise<boolean> {
      const { _id, ...fields } = subscription
      const filter = { _id, version: trusted({ $not: { $gt: fields.version } }) }
      try {
        const before = await model
          .findOneAndUpdate(filter, { $set: fields }, { upsert: true, returnDocument: 'before' })
          .lean<CurrentSubscriptionDocument>()
        return before === null || differs(before, subscription)
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Removes a subscription that a payment made, unless it has a later version. Returns true if there was one. */
    async removePaid(userId: string, version: number): Promise<boolean> {
      const filter = { _id: userId, version: trusted({ $lte: version }) }
      return (await model.deleteOne(filter)).deletedCount > 0
    },
  }
}
