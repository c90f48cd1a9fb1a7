import mongoose from 'mongoose'
import { isDuplicateKey } from './duplicate-key.ts'

/**
 * True when a command that inserts many failed for nothing but documents that were there already, so that every other
 * one is in. A command without an error of a document failed as a whole, and one with an error of its write concern may
 * be taken back: both are something else.
 */
export function isDuplicatesOnly(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return isDuplicateKey(error)
  const errors = [error.writeErrors].flat()
  return errors.length > 0 && errors.every(isDuplicateKey) && !error.result.getWriteConcernError()
}
