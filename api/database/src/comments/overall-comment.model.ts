import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `overall_comments`: the comment on one student's work in one term, or in the school year. */
export interface OverallCommentDocument {
  /** {@link overallCommentId}, so that each student has one comment per period. */
  _id: string
  classId: string
  /** Null for the school year. */
  termId: string | null
  studentId: string
  /** Empty after somebody has cleared it. */
  text: string
  /** Counts the writes, from 1. A write is conditional on the version that its author has read. */
  version: number
  authorId: string
  updatedAt: Date
}

export interface OverallCommentKey {
  classId: string
  termId: string | null
  studentId: string
}

export const overallCommentId = ({ classId, termId, studentId }: OverallCommentKey): string =>
  [classId, termId ?? 'year', studentId].join(':')

const schema = new Schema<OverallCommentDocument>(
  {
    _id: { type: String, required: true },
    classId: { type: String, required: true },
    termId: { type: String, default: null },
    studentId: { type: String, required: true },
    text: { type: String, default: '' },
    version: { type: Number, required: true },
    authorId: { type: String, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'overall_comments', versionKey: false },
)
schema.index({ classId: 1, termId: 1 })
schema.index({ authorId: 1 })

export const overallCommentModel = (connection: Connection): Model<OverallCommentDocument> =>
  connection.model<OverallCommentDocument>('OverallComment', schema)
