import { Schema, type Connection, type Model } from 'mongoose'
import type { ChangePosition } from '../change-order.ts'

/**
 * A document of `mark_change_archives`: a chunk of an exam's log, compressed. Only its authors ever change, and students who are
 * deleted for good are removed. */
export interface MarkChangeArchiveDocument {
  /** {@link archiveId}, so that two workers can't both store a chunk with the same number. */
  _id: string
  examId: string
  classId: string
  /** 1, 2, … in the order of archiving. */
  number: number
  count: number
  /** The oldest and the newest change in the chunk. */
  first: ChangePosition
  last: ChangePosition
  /** The ids of all authors in the chunk. */
  by: string[]
  /** Of the uncompressed lines, in hexadecimal. */
  sha256: string
  /** The changes as JSON Lines, oldest first, compressed with Brotli; less than 1 MB. */
  bytes: Buffer
}

export const archiveId = (examId: string, number: number): string => `${examId}:${String(number)}`

const position = { at: { type: Date, required: true }, id: { type: String, required: true } }

const schema = new Schema<MarkChangeArchiveDocument>(
  {
    _id: { type: String, required: true },
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    number: { type: Number, required: true },
    count: { type: Number, required: true },
    first: { type: new Schema(position, { _id: false, id: false }), required: true },
    last: { type: new Schema(position, { _id: false, id: false }), required: true },
    by: { type: [String], required: true },
    sha256: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { collection: 'mark_change_archives', versionKey: false },
)
schema.index({ examId: 1, number: 1 }, { unique: true })
schema.index({ classId: 1 })
// The classes in which a person typed marks, also those that they have left.
schema.index({ by: 1 })

export const markChangeArchiveModel = (connection: Connection): Model<MarkChangeArchiveDocument> =>
  connection.model<MarkChangeArchiveDocument>('MarkChangeArchive', schema)
