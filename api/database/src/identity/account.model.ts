import { Schema, type Connection, type InferSchemaType, type Types } from 'mongoose'

const accountSchema = new Schema(
  {
    /** Lower case; what makes an account unique. */
    email: { type: String, required: true },
    /** PHC string of an argon2id hash. */
    passwordHash: { type: String, required: true },
    /** Null until the person followed a link in a mail sent to the address. */
    emailVerifiedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    /** When an account that nobody confirmed is deleted; absent as soon as it is confirmed. */
    unconfirmedUntil: { type: Date },
  },
  { collection: 'accounts', versionKey: false },
)
accountSchema.index({ email: 1 }, { unique: true })
accountSchema.index({ unconfirmedUntil: 1 }, { expireAfterSeconds: 0 })

export type AccountDocument = InferSchemaType<typeof accountSchema> & { _id: Types.ObjectId }

export const accountModel = (connection: Connection) => connection.model('Account', accountSchema)
