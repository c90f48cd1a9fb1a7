import { isDeepStrictEqual } from 'node:util'
import { schoolAccount, type CreditAccount, type PaidTime } from '@classeur/domain/credits'
import type { BillingPlan, CurrentSubscription } from '@classeur/contracts'
import { freePlan, freePlanId } from '@classeur/domain/billing'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { currentSubscriptionModel, type CurrentSubscriptionDocument } from './current-subscription.model.ts'
import { createPlanRepository } from './plan.repository.ts'

const { trusted } = mongoose

/** A subscription that a payment of the person made. */
export type PaidSubscriptionDocument = Required<Omit<CurrentSubscriptionDocument, 'payerId' | 'seat'>>

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
  /** The account that gets the monthly credits of the plan: the person's, or that of the school. */
  creditAccount: CreditAccount
  /** Who pays for the person's seat in the school plan; null for a plan of their own. */
  payerId: string | null
}

export function createSubscriptionRepository(connection: Connection) {
  const model = currentSubscriptionModel(connection)
  const { collectionName } = model.collection
  const find = createGroupedFind<CurrentSubscriptionDocument, string>(connection, collectionName, '_id')
  const plans = createPlanRepository(connection)

  const findByUser = async (userId: string): Promise<CurrentSubscription | null> => {
    const [subscription] = await find(userId)
    if (!subscription) return null
    const { planId, interval, renewsAt, seatOf, payerId } = subscription
    return {
      ...{ userId, planId, interval, renewsAt: renewsAt?.toISOString() ?? null },
      ...{ schoolId: seatOf ?? null, payerId: payerId ?? null },
    }
  }

  return {
    findByUser,

    /**
     * Returns the plan whose limits apply to a person: the subscribed plan, or else the free plan. The claim in the
     * token is ignored.
     * @param expectedPlanId the plan that the person probably has, which is then read in the same round trip
     */
    async findEffectivePlan(userId: string, expectedPlanId?: string): Promise<EffectivePlan> {
      const [[subscription], expected] = await Promise.all([
        find(userId),
        expectedPlanId === undefined ? null : plans.findById(expectedPlanId),
      ])
      const planOf = (id: string) => (id === expectedPlanId ? expected : plans.findById(id))
      const subscribed = subscription && (await planOf(subscription.planId))
      if (subscribed) {
        const { paidTime = null, seatOf, payerId = null } = subscription
        const creditAccount = seatOf ? schoolAccount(seatOf) : userId
        return { plan: subscribed, subscribed: true, unknownPlanId: null, paidTime, creditAccount, payerId }
      }
      const plan = (await planOf(freePlanId)) ?? freePlan
      const unknownPlanId = subscription?.planId ?? null
      return {
        ...{ plan, subscribed: false, unknownPlanId, paidTime: null },
        ...{ creditAccount: userId, payerId: null },
      }
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
          // A subscription of the person's own takes the place of a seat.
          .findOneAndUpdate(
            filter,
            { $set: fields, $unset: { payerId: 1, seat: 1 } },
            { upsert: true, returnDocument: 'before' },
          )
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
