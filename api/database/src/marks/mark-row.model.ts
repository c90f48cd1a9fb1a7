import type { MarkLogEntry, StoredMark } from '@classeur/domain/marks'
import { Schema, type Connection, type Model } from 'mongoose'

/** One cell: it has a value, a status or neither, never both. */
export interface MarkDocument extends StoredMark {
  comment?: string
  errorTypes: string[]
}

/** A log entry as it is stored. */
export interface StoredLogEntry extends Omit<MarkLogEntry, 'operationIndex' | 'epoch'> {
  /** The stored name of `operationIndex`. */
  place: number
  /** Missing in older entries. */
  epoch?: number
}

export const storedEntryOf = ({ operationIndex, ...entry }: MarkLogEntry): StoredLogEntry => ({
  ...entry,
  place: operationIndex,
})

/** A document of `mark_rows`: the marks of one student in one exam, by the id of the question or part. */
export interface MarkRowDocument {
  /** {@link markRowId}, so that concurrent first marks of a student go into one row. */
  _id: string
  examId: string
  classId: string
  studentId: string
  marks: Record<string, MarkDocument>
  /** The epoch of these marks: how many rescales of the exam (`rescaleIds`) they include. */
  epoch: number
  /** The values before the last rescale, with the version of the cell after it; null before the first rescale. */
  rescaled: { changeId: string; cells: Record<string, { valueHundredths: number; version: number }> } | null
  /**
   * Increases with every write to the cells; a write applies only to the revision it was based on. Missing in older
   * rows.
   */
  revision?: number
  /**
   * The fence of the exam (`ExamDocument.fence`) that the row was last raised to; {@link unfenced} in a new row. A
   * write based on another fence of the exam fails. Missing in older rows.
   */
  fence?: number
  /** Changes of the cells not yet moved to `mark_changes`, written together with the cells. Missing in older rows. */
  log?: StoredLogEntry[]
}

/** A row without the changes not yet moved to the log. */
export type MarkCells = Omit<MarkRowDocument, 'log'>

/** The fence of a new row. */
export const unfenced = -1

const schema = new Schema<MarkRowDocument>(
  {
    _id: { type: String, required: true },
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    studentId: { type: String, required: true },
    marks: { type: Schema.Types.Mixed, default: () => ({}) },
    epoch: { type: Number, default: 0 },
    rescaled: { type: Schema.Types.Mixed, default: null },
    revision: { type: Number },
    fence: { type: Number },
    log: { type: [Schema.Types.Mixed], default: undefined },
  },
  { collection: 'mark_rows', versionKey: false, minimize: false },
)
schema.index({ examId: 1, epoch: 1 })
schema.index({ classId: 1, studentId: 1 })

/** The row of one student in one exam. */
export const markRowId = (examId: string, studentId: string): string => `${examId}:${studentId}`

export const markRowModel = (connection: Connection): Model<MarkRowDocument> =>
  connection.model<MarkRowDocument>('MarkRow', schema)
