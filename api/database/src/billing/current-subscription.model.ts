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
  },
  { collection: 'current_subscriptions', strict: 'throw', versionKey: false },
)

export const currentSubscriptionModel = (connection: Connection): Model<CurrentSubscriptionDocument> =>
  connection.model<CurrentSubscriptionDocument>('CurrentSubscription', schema)
