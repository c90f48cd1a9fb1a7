import { trashDays } from '@classeur/contracts'
import type { ImportEffect } from '@classeur/domain/roster'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `student_imports`: the changes of one import, to undo it. */
export interface StudentImportDocument extends ImportEffect {
  _id: Types.ObjectId
  classId: string
  fileName: string
  byUserId: string
  at: Date
  /** Null until the list is stored; this document is written first. */
  appliedAt: Date | null
  undoneAt: Date | null
}

const schema = new Schema<StudentImportDocument>(
  {
    classId: { type: String, required: true },
    fileName: { type: String, default: '' },
    byUserId: { type: String, required: true },
    at: { type: Date, required: true },
    appliedAt: { type: Date, default: null },
    undoneAt: { type: Date, default: null },
    created: { type: Schema.Types.Mixed, default: () => [] },
    changed: { type: Schema.Types.Mixed, default: () => [] },
    createdGroupIds: { type: [String], default: () => [] },
    lastNumberBefore: { type: Number, required: true },
    lastNumberAfter: { type: Number, required: true },
  },
  { collection: 'student_imports', versionKey: false, minimize: false },
)
schema.index({ classId: 1, at: -1 })
// The document contains names, so it is deleted when the import can no longer be undone.
schema.index({ at: 1 }, { expireAfterSeconds: (trashDays + 1) * 86_400 })

export const studentImportModel = (connection: Connection): Model<StudentImportDocument> =>
  connection.model<StudentImportDocument>('StudentImport', schema)
