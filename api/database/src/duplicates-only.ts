import mongoose from 'mongoose'
import { isDuplicateKey } from './duplicate-key.ts'

/**
 * Returns true if a bulk insert failed only because some documents exist already, so that all others are stored.
 * Returns false for a command without document errors, which failed as a whole, and for a write concern error,
 * because such writes may be rolled back.
 */
export function isDuplicatesOnly(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return isDuplicateKey(error)
  const errors = [error.writeErrors].flat()
  return errors.length > 0 && errors.every(isDuplicateKey) && !error.result.getWriteConcernError()
}
