import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const linkTokenSchema = new Schema(
  {
    /** SHA-256 of the token, hexadecimal. The token itself exists only in the email. */
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['verification', 'password-reset'], required: true },
    /** The address the email was sent to, in lower case. Using the link proves access to this mailbox. */
    email: { type: String, required: true },
    /** Path in the product to open after confirmation. */
    redirectTo: { type: String, required: true },
    /** Set when a newer link replaces this one. */
    replacedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'identity_link_tokens', versionKey: false },
)
linkTokenSchema.index({ email: 1 })
linkTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export type LinkTokenDocument = InferSchemaType<typeof linkTokenSchema>
export type LinkPurpose = LinkTokenDocument['purpose']

export const linkTokenModel = (connection: Connection) =>
  connection.model('IdentityLinkToken', linkTokenSchema)
