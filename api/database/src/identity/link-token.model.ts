import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const linkTokenSchema = new Schema(
  {
    /** SHA-256 of the token, hexadecimal: the token itself exists only in the mail. */
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['verification', 'password-reset'], required: true },
    accountId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'identity_link_tokens', versionKey: false },
)
linkTokenSchema.index({ accountId: 1 })
linkTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export type LinkPurpose = InferSchemaType<typeof linkTokenSchema>['purpose']

export const linkTokenModel = (connection: Connection) =>
  connection.model('IdentityLinkToken', linkTokenSchema)
