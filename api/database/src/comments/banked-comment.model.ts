import { createHash } from 'node:crypto'
import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `comment_bank`: a comment that a person has given to marks, in the bank of one school or class owner. */
export interface BankedCommentDocument {
  /** {@link bankedCommentId}, so that the same text of the same person is stored once in each bank. */
  _id: string
  /** {@link bankOf} */
  bank: string
  /** The author. */
  userId: string
  text: string
  /** {@link commentWordsOf} the text, for finding it by the beginning of a word. */
  words: string[]
  /** How many marks got this comment. */
  uses: number
  lastUsedAt: Date
  /**
   * The class in which the text named a student. Such a comment is suggested to its author only and deleted with the
   * class. Null for a text without such a name.
   */
  classId: string | null
}

/** The bank of a class: that of its school, or of its owner if it belongs to no school. */
export const bankOf = ({ schoolId, ownerId }: { schoolId: string | null; ownerId: string }): string =>
  schoolId === null ? `owner:${ownerId}` : `school:${schoolId}`

/** 96 bits of SHA-256, so that long texts need no index. */
export const bankedCommentId = (bank: string, userId: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([bank, userId, text]))
    .digest('hex')
    .slice(0, 24)

const schema = new Schema<BankedCommentDocument>(
  {
    _id: { type: String, required: true },
    bank: { type: String, required: true },
    userId: { type: String, required: true },
    text: { type: String, required: true },
    words: { type: [String], required: true },
    uses: { type: Number, required: true },
    lastUsedAt: { type: Date, required: true },
    classId: { type: String, default: null },
  },
  { collection: 'comment_bank', versionKey: false, minimize: false },
)
// A person's own comments, and the least recently used one.
schema.index({ userId: 1, lastUsedAt: -1 })
// The comments of colleagues.
schema.index({ bank: 1, words: 1 })
// The comments that are deleted with a class.
schema.index({ classId: 1 }, { partialFilterExpression: { classId: { $type: 'string' } } })

export const bankedCommentModel = (connection: Connection): Model<BankedCommentDocument> =>
  connection.model<BankedCommentDocument>('BankedComment', schema)
