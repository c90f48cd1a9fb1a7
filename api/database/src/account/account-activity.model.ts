import { AccountActivityKind, accountActivityDays, type ActivityDetails } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `account_activities`: an entry in the log of one person's account. Written once, never changed. */
export interface AccountActivityDocument {
  _id: Types.ObjectId
  userId: string
  kind: AccountActivityKind
  details: ActivityDetails
  at: Date
}

const schema = new Schema<AccountActivityDocument>(
  {
    userId: { type: String, required: true },
    kind: { type: String, enum: AccountActivityKind.options, required: true },
    details: { type: Schema.Types.Mixed, default: () => ({}) },
    at: { type: Date, required: true },
  },
  { collection: 'account_activities', versionKey: false, minimize: false },
)
schema.index({ userId: 1, at: -1, _id: -1 })
schema.index({ at: 1 }, { expireAfterSeconds: accountActivityDays * 86_400 })

export const accountActivityModel = (connection: Connection): Model<AccountActivityDocument> =>
  connection.model<AccountActivityDocument>('AccountActivity', schema)
