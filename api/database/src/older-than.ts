import mongoose from 'mongoose'

const { trusted } = mongoose

/**
 * The filter for what follows a document in a list by time, newest first; equal times are in the order of their ids.
 * Documents without the time come last.
 */
export function olderThan(field: string, after: { at: Date | null; id: unknown } | null): object {
  if (!after) return {}
  const { at, id } = after
  const sameTime = { [field]: at, _id: trusted({ $lt: id }) }
  return at ? { $or: [{ [field]: trusted({ $lt: at }) }, sameTime, { [field]: null }] } : sameTime
}
