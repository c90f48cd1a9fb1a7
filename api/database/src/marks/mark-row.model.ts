import type { MarkStatus } from '@classeur/contracts'
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
}

const schema = new Schema<MarkRowDocument>(
  {
    _id: { type: String, required: true },
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    studentId: { type: String, required: true },
    marks: { type: Schema.Types.Mixed, default: () => ({}) },
    epoch: { type: Number, default: 0 },
    rescaled: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'mark_rows', versionKey: false, minimize: false },
)
schema.index({ examId: 1, epoch: 1 })
schema.index({ classId: 1, studentId: 1 })

/** The row of one student in one exam. */
export const markRowId = (examId: string, studentId: string): string => `${examId}:${studentId}`

export const markRowModel = (connection: Connection): Model<MarkRowDocument> =>
  connection.model<MarkRowDocument>('MarkRow', schema)
