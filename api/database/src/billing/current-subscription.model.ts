import type { PaidTime } from '@classeur/domain/credits'
import { Schema, type Connection, type Model } from 'mongoose'

/** Keyed by user id. A document exists only for subscribers. */
export interface CurrentSubscriptionDocument {
  _id: string
  planId: string
  interval: 'monthly' | 'yearly'
  /** Null if it won't be renewed. */
  renewsAt: Date | null
  /** The provider's id; absent for a subscription that no payment made. */
  subscriptionId?: string
  /** The time that is paid, whose months are those of the credits; absent like `subscriptionId`. */
  paidTime?: PaidTime
  /** Grows with each change at the provider; absent like `subscriptionId`. */
  version?: number
  /** The school whose members share the plan and its credits; null or absent for a plan of one person. */
  seatOf?: string | null
  /** Who pays for the seat; absent for a subscription of the person's own, also for that of the payer. */
  payerId?: string
  /** The number of the seat, from 1; absent like `payerId`. */
  seat?: number
}

const schema = new Schema<CurrentSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    planId: { type: String, required: true },
    interval: { type: String, enum: ['monthly', 'yearly'], required: true },
    renewsAt: { type: Date, default: null },
    subscriptionId: String,
    paidTime: Schema.Types.Mixed,
    version: Number,
    seatOf: { type: String },
    payerId: String,
    seat: Number,
  },
  { collection: 'current_subscriptions', strict: 'throw', versionKey: false },
)
// Numbered seats: more people than there are numbers never have one, whatever happens at the same moment.
schema.index({ seatOf: 1, seat: 1 }, { unique: true, partialFilterExpression: { seat: { $gt: 0 } } })

export const currentSubscriptionModel = (connection: Connection): Model<CurrentSubscriptionDocument> =>
  connection.model<CurrentSubscriptionDocument>('CurrentSubscription', schema)
