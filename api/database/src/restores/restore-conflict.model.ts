import type { RestoreConflict } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `restore_conflicts`: a mark that changed here after the archive was made, and differs from it. */
export interface RestoreConflictDocument extends Omit<RestoreConflict, 'id'> {
  /** {@link restoreConflictId}: sorts by class, exam and student. */
  _id: string
  restoreId: string
  studentId: string
  leafId: string
  /** The version of the cell here when the preview was made. A decision applies to this version only. */
  version: number
  /** The side that stays; null until the person decides. */
  decision: 'archived' | 'here' | null
}

export const restoreConflictId = (
  restoreId: string,
  {
    classId,
    examId,
    studentId,
    leafId,
  }: Pick<RestoreConflictDocument, 'classId' | 'examId' | 'studentId' | 'leafId'>,
): string => [restoreId, classId, examId, studentId, leafId].join(':')

const schema = new Schema<RestoreConflictDocument>(
  {
    _id: { type: String, required: true },
    restoreId: { type: String, required: true },
    classId: { type: String, required: true },
    className: { type: String, required: true },
    examId: { type: String, required: true },
    examTitle: { type: String, default: '' },
    studentId: { type: String, required: true },
    studentName: { type: String, default: '' },
    leafId: { type: String, required: true },
    questionLabel: { type: String, default: '' },
    archived: { type: Schema.Types.Mixed, required: true },
    here: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    decision: { type: String, default: null },
  },
  { collection: 'restore_conflicts', versionKey: false, minimize: false },
)
schema.index({ restoreId: 1, classId: 1, _id: 1 })

export const restoreConflictModel = (connection: Connection): Model<RestoreConflictDocument> =>
  connection.model<RestoreConflictDocument>('RestoreConflict', schema)
