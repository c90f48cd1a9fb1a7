import {
  ExamStatus,
  ExamType,
  Rounding,
  type Aggregation,
  type ExamStructure,
  type GradingScale,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `exams`. Its id is also that of its mark sheet. */
export interface ExamDocument {
  _id: Types.ObjectId
  classId: string
  title: string
  type: ExamType
  /** Day without a time; null when not said. */
  date: string | null
  termId: string | null
  subject: string
  coefficientHundredths: number
  scale: GradingScale | null
  passMarkBasisPoints: number | null
  rounding: Rounding | null
  status: ExamStatus
  structure: ExamStructure
  version: number
  /**
   * Computed from list, structure and marks, for lists of exams; `of` says of which state. What is out of date is
   * computed again when it is read.
   */
  summary: {
    entered: number
    total: number
    meanBasisPoints: number | null
    of: { rosterVersion: number; examVersion: number; marksVersion: number }
  } | null
  /** Grows with the first write to the marks of this exam before it, and with every one after it. */
  marksVersion: number
  /**
   * Grows when what could be written until now cannot be written any more (reviewed, a question taken back). Rows of
   * marks carry it too: a write that was checked before does not land after. Missing in older exams.
   */
  fence?: number
  /** It was released at least once. Missing in older exams. */
  wasReleased?: boolean
  /** Who is to mark which question, by its id. Missing in older exams. */
  assignments?: Record<string, string[]>
  /** The latest change of the structure; null before the first. */
  lastChangeId: string | null
  /**
   * The changes that brought marks, or what may be typed where none are yet, to another maximum, in order. Their number
   * is the epoch of the exam: a row of marks of an earlier epoch is brought up to it by whoever meets it.
   */
  rescaleIds: string[]
  searchText: string
  createdBy: string
  createdAt: Date
  lastMarkedAt: Date | null
  deletedAt: Date | null
}

const schema = new Schema<ExamDocument>(
  {
    classId: { type: String, required: true },
    title: { type: String, required: true },
    type: { type: String, enum: ExamType.options, required: true },
    date: { type: String, default: null },
    termId: { type: String, default: null },
    subject: { type: String, default: '' },
    coefficientHundredths: { type: Number, default: 100 },
    scale: { type: Schema.Types.Mixed, default: null },
    passMarkBasisPoints: { type: Number, default: null },
    rounding: { type: String, enum: [...Rounding.options, null], default: null },
    status: { type: String, enum: ExamStatus.options, default: 'draft' },
    structure: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, default: 1 },
    summary: { type: Schema.Types.Mixed, default: null },
    marksVersion: { type: Number, default: 0 },
    fence: { type: Number, default: 0 },
    wasReleased: { type: Boolean, default: false },
    assignments: { type: Schema.Types.Mixed, default: () => ({}) },
    lastChangeId: { type: String, default: null },
    rescaleIds: { type: [String], default: () => [] },
    searchText: { type: String, default: '' },
    createdBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastMarkedAt: { type: Date, default: null },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'exams', versionKey: false, minimize: false },
)
schema.index({ classId: 1, deletedAt: 1, date: -1, _id: -1 })
schema.index({ classId: 1, deletedAt: 1, status: 1, lastMarkedAt: -1 })
schema.index({ deletedAt: 1 })

export const examModel = (connection: Connection): Model<ExamDocument> =>
  connection.model<ExamDocument>('Exam', schema)

/** A document of `term_choices`: how the average of a class's term is computed. */
export interface TermChoiceDocument {
  _id: Types.ObjectId
  classId: string
  termId: string
  aggregation: Aggregation
}

const choiceSchema = new Schema<TermChoiceDocument>(
  {
    classId: { type: String, required: true },
    termId: { type: String, required: true },
    aggregation: { type: String, required: true },
  },
  { collection: 'term_choices', versionKey: false },
)
choiceSchema.index({ classId: 1, termId: 1 }, { unique: true })

export const termChoiceModel = (connection: Connection): Model<TermChoiceDocument> =>
  connection.model<TermChoiceDocument>('TermChoice', choiceSchema)
