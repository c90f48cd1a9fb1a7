import type { MarkCode, MarkOperationKind, MarkStatus } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** One cell. Exactly one of value and status, or neither. */
export interface MarkDocument {
  valueHundredths: number | null
  status: MarkStatus | null
  version: number
  by: string
  at: Date
  comment?: string
  errorTypes: string[]
}

/** One change of one cell: what gave it `version`. Every version of every cell has exactly one. */
export interface MarkLogEntry {
  leafId: string
  version: number
  from: MarkCode
  to: MarkCode
  by: string
  /** Never before that of the version below. */
  at: Date
  /** Made by the client; of a rescale, the id of the change of the structure. */
  operationId: string
  kind: MarkOperationKind
  /** The operation that was undone or redone. */
  of: string | null
  /** Place of the operation among those of its request: what they were done one after the other. */
  place: number
  /** The exam had been released before. */
  afterRelease: boolean
  /**
   * How many rescales of the exam its numbers have been through: those of the row when it was written. Of a rescale it
   * counts itself, so that `from` is of the one before. Missing in older entries.
   */
  epoch?: number
}

/** A document of `mark_rows`: all that was entered for one student in one exam, by the id of the question or part. */
export interface MarkRowDocument {
  /** {@link markRowId}, so that two who enter a student's first marks at once meet in one row. */
  _id: string
  examId: string
  classId: string
  studentId: string
  marks: Record<string, MarkDocument>
  /** How many rescales of the exam (`rescaleIds`) these marks have been through. */
  epoch: number
  /** The cells as they were before the last rescale, with the version it gave them; null before the first. */
  rescaled: { changeId: string; cells: Record<string, { valueHundredths: number; version: number }> } | null
  /** Grows with every write to the cells; a write is decided on one and happens on no other. Missing in older rows. */
  revision?: number
  /**
   * That of the exam (`ExamDocument.fence`) when it was last let through; {@link unfenced} in a new row. Nobody who
   * read the exam at another one can write here. Missing in older rows.
   */
  fence?: number
  /** Changes of the cells that are on their way to `mark_changes`: written together with them. Missing in older rows. */
  log?: MarkLogEntry[]
}

/** Cells without what is on its way to the log. */
export type MarkCells = Omit<MarkRowDocument, 'log'>

/** The fence of a row that nobody has written to yet. */
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
