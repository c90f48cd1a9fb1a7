import mongoose from 'mongoose'

const {
  MongoBulkWriteError,
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
} = mongoose.mongo
/** A command that was sent, and of which nothing was heard in time: it may or may not have been carried out. */
export class NoAnswerError extends Error {}

const connectionErrors = [
  NoAnswerError,
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
]

/** True when an operation failed because the server cannot be reached; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (connectionErrors.some((type) => error instanceof type)) return true
  // A bulk command hides why it failed; when the server has said nothing of it, it was the way there.
  if (error instanceof MongoBulkWriteError && error.code === undefined) return true
  // A primary that steps down or restarts while an operation runs.
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('RetryableWriteError')
}
