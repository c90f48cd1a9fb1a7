import { Schema, type Connection, type Model } from 'mongoose'

export interface UserDocument {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  createdAt: Date
  lastSignInAt: Date
  /**
   * The random name that log lines give the person. It goes with the account, and then nothing connects those lines with
   * anybody. Absent in documents of older versions until the next sign-in or refresh.
   */
  logName?: string
}

const schema = new Schema<UserDocument>(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    email: { type: String, default: '' },
    emailVerified: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    lastSignInAt: { type: Date, required: true },
    logName: { type: String },
  },
  { collection: 'users', strict: 'throw', versionKey: false },
)
schema.index({ issuer: 1, subject: 1 }, { unique: true })
schema.index({ email: 1 })

export const userModel = (connection: Connection): Model<UserDocument> =>
  connection.model<UserDocument>('User', schema)
