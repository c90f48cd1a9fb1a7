import { trashDays } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type { StudentDocument } from './roster.model.ts'

/** What an import changed of a student who was there before. */
export interface ImportedChangeDocument {
  studentId: string
  fields: { field: 'firstName' | 'lastName' | 'externalId' | 'note'; from: string; to: string }[]
  addedGroupIds: string[]
}

/** A document of `student_imports`: what one import did, as far as undoing it needs to know. */
export interface StudentImportDocument {
  _id: Types.ObjectId
  classId: string
  fileName: string
  byUserId: string
  at: Date
  /** Written before the list, and null until the list is there. */
  appliedAt: Date | null
  undoneAt: Date | null
  created: StudentDocument[]
  changed: ImportedChangeDocument[]
  createdGroupIds: string[]
  lastNumberBefore: number
  lastNumberAfter: number
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
// It holds names: gone when it cannot be undone any more.
schema.index({ at: 1 }, { expireAfterSeconds: (trashDays + 1) * 86_400 })

export const studentImportModel = (connection: Connection): Model<StudentImportDocument> =>
  connection.model<StudentImportDocument>('StudentImport', schema)
