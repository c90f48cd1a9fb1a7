import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `restore_locks`: what one restore or undo holds until it ends, also across crashes of workers. */
export interface RestoreLockDocument {
  /** `owner:<id>` or `class:<id>`. */
  _id: string
  restoreId: string
  at: Date
}

const schema = new Schema<RestoreLockDocument>(
  {
    _id: { type: String, required: true },
    restoreId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'restore_locks', versionKey: false },
)
schema.index({ restoreId: 1 })

export const restoreLockModel = (connection: Connection): Model<RestoreLockDocument> =>
  connection.model<RestoreLockDocument>('RestoreLock', schema)
