import type { BillingPlan } from '@classeur/contracts'
import { seedPlans } from '@classeur/domain/billing'
import mongoose, { type Connection } from 'mongoose'
import { createGroupedFind } from '../grouped/grouped-find.ts'
import { planModel, type PlanDocument } from './plan.model.ts'

export type PlanRepository = ReturnType<typeof createPlanRepository>

/** `seats` is missing in a document of an older version. */
const toPlan = ({ _id, ...plan }: PlanDocument): BillingPlan => ({
  ...plan,
  seats: plan.seats ?? null,
  id: _id,
})

export function createPlanRepository(connection: Connection) {
  const plans = planModel(connection)
  const find = createGroupedFind<PlanDocument, string>(connection, plans.collection.collectionName, '_id')
  return {
    /** Cheapest first. */
    async list(): Promise<BillingPlan[]> {
      return (await plans.find().sort({ 'priceMinor.monthly': 1, _id: 1 }).limit(50).lean()).map(toPlan)
    },

    async findById(id: string): Promise<BillingPlan | null> {
      const [plan] = await find(id)
      return plan ? toPlan(plan) : null
    },

    /** Inserts the product's initial plans, and their seats, if they are missing. Other data stay unchanged. */
    async seed(): Promise<void> {
      for (const { id, ...plan } of seedPlans) {
        await plans.updateOne({ _id: id }, { $setOnInsert: plan }, { upsert: true })
        const { seats } = plan
        if (seats !== null)
          await plans.updateOne({ _id: id, seats: mongoose.trusted({ $exists: false }) }, { $set: { seats } })
      }
    },
  }
}
