import {
  ExamStatus,
  ExamType,
  Rounding,
  type Aggregation,
  type ClassMean,
  type ExamNeedGroups,
  type ExamStructure,
  type GradingScale,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `exams`. Its id is also the id of its mark sheet. */
export interface ExamDocument {
  _id: Types.ObjectId
  classId: string
  title: string
  type: ExamType
  /** A date without a time; null if not set. */
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
   * Computed from roster, structure and marks for lists of exams; `of` holds the versions it was computed from. An
   * outdated summary is recomputed when it is read.
   */
  summary: {
    entered: number
    total: number
    /** Missing in summaries of older versions, which count as outdated. */
    mean?: ClassMean
    /** Missing in summaries of older versions, which count as outdated. */
    papersByTenth?: number[]
    of: { rosterVersion: number; examVersion: number; marksVersion: number }
  } | null
  /** Increases before the first write to the marks of this exam, and after every write. */
  marksVersion: number
  /**
   * The fence: increases when marks become read-only (exam reviewed, question retired). Rows of marks store it too,
   * so that a write checked before the change fails after it. Missing in older exams.
   */
  fence?: number
  /** Whether the exam was released at least once. Missing in older exams. */
  wasReleased?: boolean
  /** The assigned markers of each question, by question id. Missing in older exams. */
  assignments?: Record<string, string[]>
  /** The latest change of the structure; null before the first. */
  lastChangeId: string | null
  /**
   * The rescales that changed the maximum of a question, in order. Their number is the exam's epoch: a row of marks of
   * an earlier epoch is converted to it when it is next read.
   */
  rescaleIds: string[]
  searchText: string
  /** The groups by need as teachers adjusted them; absent until somebody does. */
  needGroups?: ExamNeedGroups
  /** The resource whose items it tests again; absent for other exams. */
  retestOf?: string
  createdBy: string
  createdAt: Date
  lastMarkedAt: Date | null
  /** When the log of the marks was archived; absent before, and again after the next mark. */
  logArchivedAt?: Date
  deletedAt: Date | null
  /** Who deleted it last. Missing in exams that an older version deleted. */
  deletedBy?: string
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
    needGroups: { type: Schema.Types.Mixed },
    retestOf: { type: String },
    createdBy: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastMarkedAt: { type: Date, default: null },
    logArchivedAt: { type: Date },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: String },
  },
  { collection: 'exams', versionKey: false, minimize: false },
)
schema.index({ classId: 1, deletedAt: 1, date: -1, _id: -1 })
schema.index({ classId: 1, deletedAt: 1, status: 1, lastMarkedAt: -1 })
schema.index({ deletedAt: 1 })
schema.index({ logArchivedAt: 1, lastMarkedAt: 1 })
// The re-tests of a resource.
schema.index({ retestOf: 1 }, { partialFilterExpression: { retestOf: { $type: 'string' } } })

export const examModel = (connection: Connection): Model<ExamDocument> =>
  connection.model<ExamDocument>('Exam', schema)

/** A document of `term_choices`: the settings of a class's term average. */
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
