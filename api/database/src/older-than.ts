import mongoose from 'mongoose'

const { trusted } = mongoose

const alternatives = (field: string, at: Date, id: unknown): object[] => [
  { [field]: trusted({ $lt: at }) },
  { [field]: at, _id: trusted({ $lt: id }) },
]

/**
 * The filter for what follows a document in a list by time, newest first; equal times are in the order of their ids.
 * Null begins at the start of the list.
 */
export const olderThan = (field: string, after: { at: Date; id: unknown } | null): object =>
  after ? { $or: alternatives(field, after.at, after.id) } : {}

/** {@link olderThan} for a list in which documents without the time come last. */
export function olderOrUndated(field: string, after: { at: Date | null; id: unknown } | null): object {
  if (!after) return {}
  const { at, id } = after
  return at
    ? { $or: [...alternatives(field, at, id), { [field]: null }] }
    : { [field]: null, _id: trusted({ $lt: id }) }
}
