import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** One sign-in on one device: a family of refresh tokens, of which only hashes are kept. */
export interface SessionDocument {
  _id: Types.ObjectId
  userId: string
  /** Hash of the family's key, the part that all refresh tokens of this session share. */
  familyHash: string
  /** Hash of the valid refresh token. */
  tokenHash: string
  /** The previous token, and its successor, encrypted so that only a holder of the previous one can decrypt it. */
  previous: { tokenHash: string; sealedSuccessor: string; replacedAt: Date } | null
  device: string
  /** The ID token for sign-out at the issuer, encrypted. */
  sealedIdToken: string | null
  /** The `sid` claim of the ID token, which identifies the session at the issuer; null if the token has none. */
  issuerSid: string | null
  /** When the person last proved who they are to the issuer; null if the issuer doesn't say. */
  authenticatedAt: Date | null
  createdAt: Date
  lastUsedAt: Date
  /** When the session ends unless it is used before: after the idle limit, at the latest after the absolute one. */
  expiresAt: Date
}

const schema = new Schema<SessionDocument>(
  {
    userId: { type: String, required: true },
    familyHash: { type: String, required: true },
    tokenHash: { type: String, required: true },
    previous: {
      type: new Schema(
        {
          tokenHash: { type: String, required: true },
          sealedSuccessor: { type: String, required: true },
          replacedAt: { type: Date, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    device: { type: String, default: '' },
    sealedIdToken: { type: String, default: null },
    issuerSid: { type: String, default: null },
    authenticatedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', strict: 'throw', versionKey: false },
)
schema.index({ familyHash: 1 }, { unique: true })
schema.index({ userId: 1, lastUsedAt: -1 })
schema.index({ issuerSid: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const sessionModel = (connection: Connection): Model<SessionDocument> =>
  connection.model<SessionDocument>('Session', schema)
