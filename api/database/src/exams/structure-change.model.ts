import type { ExamStructure, MaximumAnswer } from '@classeur/contracts'
import type { Rescale } from '@classeur/domain/marks'
import { Schema, type Connection, type Model, type Types } from 'mongoose'
import type { MarkDocument } from '../marks/mark-row.model.ts'

/**
 * A document of `structure_changes`: a change of an exam's structure, with the data to undo it. A change that the
 * exam doesn't refer to (`lastChangeId`, `rescaleIds`) lost against a concurrent change and has no effect.
 */
export interface StructureChangeDocument {
  _id: Types.ObjectId
  examId: string
  classId: string
  by: string
  at: Date
  /** The version of the exam after this change. */
  toVersion: number
  /** The version of the marks before this change. The change can be undone as long as it stays the same. */
  marksVersion: number
  before: ExamStructure
  answers: Record<string, MaximumAnswer>
  /** Questions whose maximum changes and whose existing marks are rescaled; empty if there are none. */
  rescales: Rescale[]
  /** The change that this one undoes, which restores its marks; null if this change isn't an undo. */
  undoes: string | null
  /** The cells of the rescaled questions before the change, by student and question. */
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
