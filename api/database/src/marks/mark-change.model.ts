import { Schema, type Connection, type Model } from 'mongoose'
import type { StoredLogEntry } from './mark-row.model.ts'

/** A document of `mark_changes`, the append-only log of all marks. */
export interface MarkChangeDocument extends StoredLogEntry {
  /** {@link markChangeId}: derived from the change, so that a repeated insert is refused as a duplicate. */
  _id: string
  examId: string
  classId: string
  studentId: string
}

/** The number of digits of a version in an id, so that ids of one cell sort by version. */
const versionDigits = 8

export const markChangeId = (
  examId: string,
  { studentId, leafId, version }: Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>,
): string => `${examId}:${studentId}:${leafId}:${String(version).padStart(versionDigits, '0')}`

const schema = new Schema<MarkChangeDocument>(
  {
    _id: { type: String, required: true },
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    studentId: { type: String, required: true },
    leafId: { type: String, required: true },
    version: { type: Number, required: true },
    from: { type: Schema.Types.Mixed, default: null },
    to: { type: Schema.Types.Mixed, default: null },
    fromNote: { type: Schema.Types.Mixed },
    toNote: { type: Schema.Types.Mixed },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    operationId: { type: String, required: true },
    kind: { type: String, required: true },
    of: { type: String, default: null },
    place: { type: Number, required: true },
    afterRelease: { type: Boolean, required: true },
    epoch: { type: Number },
  },
  { collection: 'mark_changes', versionKey: false, minimize: false },
)
schema.index({ examId: 1, at: -1, _id: -1 })
schema.index({ examId: 1, studentId: 1, at: -1, _id: -1 })
schema.index({ examId: 1, leafId: 1, at: -1, _id: -1 })
schema.index({ examId: 1, by: 1, operationId: 1 })
schema.index({ classId: 1 })
// The classes in which a person typed marks, also those that they have left.
schema.index({ by: 1 })

export const markChangeModel = (connection: Connection): Model<MarkChangeDocument> =>
  connection.model<MarkChangeDocument>('MarkChange', schema)
