import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `removed_members`: a removed teacher, whose removal the owner can undo for a limited time. */
export interface RemovedMemberDocument {
  /** `classId:userId`. */
  _id: string
  at: Date
}

export const removalUndoSeconds = 3600

const schema = new Schema<RemovedMemberDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'removed_members', versionKey: false },
)
schema.index({ at: 1 }, { expireAfterSeconds: removalUndoSeconds })

export const removedMemberModel = (connection: Connection): Model<RemovedMemberDocument> =>
  connection.model<RemovedMemberDocument>('RemovedMember', schema)
