import mongoose from 'mongoose'

/** The collections that a restore writes to; true if their ids are ObjectIds, false if they are texts. */
export const idIsObjectId = {
  classes: true,
  rosters: false,
  exams: true,
  term_choices: true,
  structure_changes: true,
  mark_rows: false,
  mark_changes: false,
  overall_comments: false,
  comment_bank: false,
  phrases: true,
  class_activities: true,
  lesson_plans: true,
  lesson_plan_versions: false,
  resources: true,
  resource_versions: false,
  images: true,
} as const

export type RestoredCollection = keyof typeof idIsObjectId

/** A stored document with its ids as texts. */
export type PlainDocument = Record<string, unknown> & { _id: string }

/** The id as the collection stores it. */
export const storedIdOf = (collection: RestoredCollection, id: string): unknown =>
  idIsObjectId[collection] ? new mongoose.Types.ObjectId(id) : id

export const storedOf = (
  collection: RestoredCollection,
  document: PlainDocument,
): Record<string, unknown> => ({
  ...document,
  _id: storedIdOf(collection, document._id),
})

export const isObjectId = (value: object): value is { toHexString: () => string } =>
  (value as { _bsontype?: unknown })._bsontype === 'ObjectId'

/** The value with every ObjectId as text; dates stay dates. */
export function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(plainOf)
  if (isObjectId(value)) return value.toHexString()
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]))
}
