import type { UserInfoInput } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** Keyed by user id. A document exists only if the profile is complete. */
export interface UserInfoDocument extends UserInfoInput {
  _id: string
  createdAt: Date
  updatedAt: Date
}

const schema = new Schema<UserInfoDocument>(
  {
    _id: { type: String, required: true },
    displayName: { type: String, required: true },
    role: { type: String, required: true },
    subjects: { type: [String], required: true },
    language: { type: String, required: true },
    digits: { type: String, required: true },
    theme: { type: String, required: true },
    keyboard: { type: Schema.Types.Mixed },
    notifications: { type: Schema.Types.Mixed },
  },
  { collection: 'user_info', strict: 'throw', versionKey: false, timestamps: true },
)

export const userInfoModel = (connection: Connection): Model<UserInfoDocument> =>
  connection.model<UserInfoDocument>('UserInfo', schema)
