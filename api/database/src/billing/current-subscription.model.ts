import { Schema, type Connection, type Model } from 'mongoose'

/** Keyed by user id. A document exists only for subscribers. */
export interface CurrentSubscriptionDocument {
  _id: string
  planId: string
  interval: 'monthly' | 'yearly'
  renewsAt: Date | null
}

const schema = new Schema<CurrentSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    planId: { type: String, required: true },
    interval: { type: String, enum: ['monthly', 'yearly'], required: true },
    renewsAt: { type: Date, default: null },
  },
  { collection: 'current_subscriptions', strict: 'throw', versionKey: false },
)

export const currentSubscriptionModel = (connection: Connection): Model<CurrentSubscriptionDocument> =>
  connection.model<CurrentSubscriptionDocument>('CurrentSubscription', schema)
