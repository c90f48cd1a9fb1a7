import { Schema, type Connection } from 'mongoose'

const attemptCounterSchema = new Schema(
  {
    /** What is counted, hashed: no address is stored. */
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'identity_attempts', versionKey: false },
)
attemptCounterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const attemptCounterModel = (connection: Connection) =>
  connection.model('IdentityAttemptCounter', attemptCounterSchema)
