import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const attemptCounterSchema = new Schema(
  {
    /** Action and hashed subject, so that no address is stored. */
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    /** No attempt is allowed before this time. */
    pausedUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'identity_attempts', versionKey: false },
)
attemptCounterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export type AttemptCount = Omit<InferSchemaType<typeof attemptCounterSchema>, '_id'>

export const attemptCounterModel = (connection: Connection) =>
  connection.model('IdentityAttemptCounter', attemptCounterSchema)
