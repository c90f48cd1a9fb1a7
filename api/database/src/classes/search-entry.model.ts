import { Schema, type Connection, type Model } from 'mongoose'

export type SearchKind = 'class' | 'student' | 'exam'

/** Increase this when the keys of entries change; `renewSearchEntries` then rewrites entries of older versions. */
export const searchKeysVersion = 4

/**
 * A document of `search_entries`, derived from a class, its students and its exams. `keys` holds `<scope>:<kind>:<word>`
 * for every scope that may find the entry: each word, each word without its Arabic article, and their first letters, up
 * to `longestBeginning`. A scope is the id of a member, or the id of the school for its administrators. Most queries are
 * thus equalities on one index, which finds the first few matches quickly however many exist; for a prefix query, some
 * servers read the whole range.
 * Students also have keys for their names in the other script (`soundKeysOf`).
 */
export interface SearchEntryDocument {
  /** `<kind>:<id>` */
  _id: string
  classId: string
  kind: SearchKind
  /** The id of the class, student or exam. */
  targetId: string
  /** The displayed name or title. */
  label: string
  keys: string[]
  /** Missing before version 2. */
  keysVersion?: number
}

const schema = new Schema<SearchEntryDocument>(
  {
    _id: { type: String, required: true },
    classId: { type: String, required: true },
    kind: { type: String, enum: ['class', 'student', 'exam'], required: true },
    targetId: { type: String, required: true },
    label: { type: String, default: '' },
    keys: { type: [String], required: true },
    keysVersion: { type: Number },
  },
  { collection: 'search_entries', versionKey: false },
)
schema.index({ keys: 1 })
schema.index({ classId: 1 })
schema.index({ keysVersion: 1 })

export const searchEntryModel = (connection: Connection): Model<SearchEntryDocument> =>
  connection.model<SearchEntryDocument>('SearchEntry', schema)
