import type { ExamStructure, MaximumAnswer } from '@classeur/contracts'
import type { Rescale } from '@classeur/domain/marks'
import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type { MarkDocument } from '../marks/mark-row.model.ts'

/**
 * A document of `structure_changes`: a change of an exam's structure with all it takes to take it back. One that the
 * exam does not name (`lastChangeId`, `rescaleIds`) lost against another change and never happened.
 */
export interface StructureChangeDocument {
  _id: Types.ObjectId
  examId: string
  classId: string
  by: string
  at: Date
  /** Version of the exam that it made. */
  toVersion: number
  /** Version of the marks it was made on. While it stays, the change can be taken back. */
  marksVersion: number
  before: ExamStructure
  answers: Record<string, MaximumAnswer>
  /** Questions that are brought to another maximum with the marks they have, if any; empty when none are. */
  rescales: Rescale[]
  /** The change that this one takes back; its marks come back as they were. Null for any other. */
  undoes: string | null
  /** The cells of the rescaled questions as they stood, by student and question. */
  oldMarks: Record<string, Record<string, MarkDocument>>
}

const schema = new Schema<StructureChangeDocument>(
  {
    examId: { type: String, required: true },
    classId: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    toVersion: { type: Number, required: true },
    marksVersion: { type: Number, required: true },
    before: { type: Schema.Types.Mixed, required: true },
    answers: { type: Schema.Types.Mixed, default: () => ({}) },
    rescales: { type: Schema.Types.Mixed, default: () => [] },
    undoes: { type: String, default: null },
    oldMarks: { type: Schema.Types.Mixed, default: () => ({}) },
  },
  { collection: 'structure_changes', versionKey: false, minimize: false },
)
schema.index({ examId: 1, _id: -1 })
schema.index({ classId: 1 })

export const structureChangeModel = (connection: Connection): Model<StructureChangeDocument> =>
  connection.model<StructureChangeDocument>('StructureChange', schema)
