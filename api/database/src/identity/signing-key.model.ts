import { Schema, type Connection } from 'mongoose'

const signingKeySchema = new Schema(
  {
    /** 1, 2, 3 …; unique, so that two processes that start together can't both add the same key. */
    _id: { type: Number, required: true },
    /** The private key as an encrypted JWK (compact JWE); the database alone cannot sign. */
    sealedJwk: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'identity_signing_keys', versionKey: false },
)

export const signingKeyModel = (connection: Connection) =>
  connection.model('IdentitySigningKey', signingKeySchema)
