import { codeOfSqlState } from './error-codes.ts'

/** A command error in the form that MongoDB drivers expect. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly code: number
  readonly labels: string[]
  readonly fields: Record<string, unknown>

  constructor(code: number, message: string, labels: string[] = [], fields: Record<string, unknown> = {}) {
    super(message)
    this.code = code
    this.labels = labels
    this.fields = fields
  }
}

export const duplicateKey = 11000
export const writeConflict = 112

/**
 * A write may have to create its collection. While another collection is being created or dropped, the engine refuses
 * that with an internal error and this message, and writes nothing. MongoDB makes such a write wait.
 */
const creationConflict = 'Unable to create the specified collection'

/** Converts any failure of a command into the error for the driver. Conflicts in a transaction are retryable. */
export function toCommandError(error: unknown, inTransaction: boolean): CommandError {
  if (error instanceof CommandError) return error
  const failure = error as { code?: string; message?: string }
  const code =
    failure.message === creationConflict
      ? writeConflict
      : codeOfSqlState(typeof failure.code === 'string' ? failure.code : undefined)
  const labels = code === writeConflict && inTransaction ? ['TransientTransactionError'] : []
  return new CommandError(code, failure.message ?? 'the engine failed', labels)
}
