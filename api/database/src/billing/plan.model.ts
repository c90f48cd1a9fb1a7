import type { BillingPlan } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** Keyed by plan id (`free`, …). */
export interface PlanDocument extends Omit<BillingPlan, 'id'> {
  _id: string
}

const amount = { type: Number, required: true }

const schema = new Schema<PlanDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    priceMinor: { monthly: amount, yearly: amount },
    currency: { type: String, required: true },
    monthlyCredits: amount,
    seats: { type: Number, default: null },
    limits: {
      classes: amount,
      studentsPerClass: amount,
      runningGenerations: amount,
      waitingGenerations: amount,
      storageMiB: amount,
    },
    features: { type: [String], required: true },
  },
  { collection: 'plans', strict: 'throw', versionKey: false },
)

export const planModel = (connection: Connection): Model<PlanDocument> =>
  connection.model<PlanDocument>('Plan', schema)
