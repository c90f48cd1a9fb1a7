import { Schema, type Connection, type InferSchemaType, type Types } from 'mongoose'

const accountSchema = new Schema(
  {
    /** In lower case; unique. */
    email: { type: String, required: true },
    /** PHC string of an argon2id hash. */
    passwordHash: { type: String, required: true },
    /** Null only on unconfirmed accounts of earlier versions, which are ignored. */
    emailVerifiedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    /** When the latest password was set; absent once the client has ended the sessions of earlier passwords. */
    logoutPendingAt: { type: Date },
    /** Set on sample accounts only. Their password is public, so they are closed where other machines have access. */
    sample: { type: String, enum: ['open', 'closed'] },
  },
  { collection: 'accounts', versionKey: false },
)
accountSchema.index({ email: 1 }, { unique: true })
accountSchema.index({ logoutPendingAt: 1 }, { sparse: true })

export type AccountDocument = InferSchemaType<typeof accountSchema> & { _id: Types.ObjectId }

export const accountModel = (connection: Connection) => connection.model('Account', accountSchema)
