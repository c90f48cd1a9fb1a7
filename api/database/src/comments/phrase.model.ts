import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** A document of `phrases`: a phrase for overall comments that a person added. */
export interface PhraseDocument {
  _id: Types.ObjectId
  /** `bankOf` the class in which it was added: colleagues of the same school see it. */
  bank: string
  /** The author. */
  userId: string
  group: string
  text: string
  /**
   * The class in which the text named a student. Such a phrase is shown to its author in that class only, and deleted
   * with it. Null for a text without such a name.
   */
  classId: string | null
}

const schema = new Schema<PhraseDocument>(
  {
    bank: { type: String, required: true },
    userId: { type: String, required: true },
    group: { type: String, required: true },
    text: { type: String, required: true },
    classId: { type: String, default: null },
  },
  { collection: 'phrases', versionKey: false },
)
schema.index({ userId: 1, _id: -1 })
schema.index({ bank: 1, classId: 1, _id: -1 })
// The phrases that are deleted with a class.
schema.index({ classId: 1 }, { partialFilterExpression: { classId: { $type: 'string' } } })

export const phraseModel = (connection: Connection): Model<PhraseDocument> =>
  connection.model<PhraseDocument>('Phrase', schema)
