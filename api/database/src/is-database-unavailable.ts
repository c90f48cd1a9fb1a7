import mongoose from 'mongoose'

const {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
} = mongoose.mongo
/** A command had no reply in time; it may or may not have been executed. */
export class NoAnswerError extends Error {}

const connectionErrors = [
  NoAnswerError,
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
]

/** Returns true if an operation failed because the server can't be reached; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (connectionErrors.some((type) => error instanceof type)) return true
  // A bulk command hides the cause of its failure; without an error code from the server, it was the connection.
  if (error instanceof MongoBulkWriteError && error.code === undefined) return true
  // Of several collections: the error of the server is its cause.
  if (error instanceof MongoClientBulkWriteError) return isDatabaseUnavailable(error.cause)
  // A primary stepped down or restarted during an operation.
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('RetryableWriteError')
}
