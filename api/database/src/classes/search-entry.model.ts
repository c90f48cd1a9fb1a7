import { Schema, type Connection, type Model } from 'mongoose'

/** What can be found: `class`, `student`, `exam`. */
export type SearchKind = 'class' | 'student' | 'exam'

/**
 * A document of `search_entries`, made from a class and what hangs on it; the truth is there. `keys` holds
 * `<scope>:<kind>:<word>` for everybody who may find it, every word and the beginnings of every word, so that what was
 * typed is one value of one index: the first few with it are found however many there are, where a range of an index
 * is read whole by some servers. A scope is the id of a member, or that of the school for its administrators.
 */
export interface SearchEntryDocument {
  /** `<kind>:<id>` */
  _id: string
  classId: string
  kind: SearchKind
  /** The id of the class, student or exam. */
  targetId: string
  /** As it is shown: a name or a title. */
  label: string
  keys: string[]
}

const schema = new Schema<SearchEntryDocument>(
  {
    _id: { type: String, required: true },
    classId: { type: String, required: true },
    kind: { type: String, enum: ['class', 'student', 'exam'], required: true },
    targetId: { type: String, required: true },
    label: { type: String, default: '' },
    keys: { type: [String], required: true },
  },
  { collection: 'search_entries', versionKey: false },
)
schema.index({ keys: 1 })
schema.index({ classId: 1 })

export const searchEntryModel = (connection: Connection): Model<SearchEntryDocument> =>
  connection.model<SearchEntryDocument>('SearchEntry', schema)
