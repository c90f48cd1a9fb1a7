/** A command error as MongoDB drivers know it. */
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
const writeConflict = 112
const internalError = 1
const interrupted = 11601
const exceededTimeLimit = 50

const codeNames = new Map<number, string>([
  [1, 'InternalError'],
  [2, 'BadValue'],
  [9, 'FailedToParse'],
  [14, 'TypeMismatch'],
  [26, 'NamespaceNotFound'],
  [27, 'IndexNotFound'],
  [40, 'ConflictingUpdateOperators'],
  [43, 'CursorNotFound'],
  [48, 'NamespaceExists'],
  [50, 'MaxTimeMSExpired'],
  [59, 'CommandNotFound'],
  [66, 'ImmutableField'],
  [67, 'CannotCreateIndex'],
  [85, 'IndexOptionsConflict'],
  [86, 'IndexKeySpecsConflict'],
  [112, 'WriteConflict'],
  [115, 'CommandNotSupported'],
  [121, 'DocumentValidationFailure'],
  [225, 'TransactionTooOld'],
  [251, 'NoSuchTransaction'],
  [11000, 'DuplicateKey'],
  [11601, 'Interrupted'],
])

/** The `codeName` that goes with a code. */
export function codeNameOf(code: number): string {
  return codeNames.get(code) ?? `Location${code}`
}

/** SQLSTATE → MongoDB code: `M` + base-36 digits carry MongoDB's own code, the rest are PostgreSQL's. */
export function codeOfSqlState(state: string | undefined): number {
  if (!state) return internalError
  if (state.startsWith('M')) return Number.parseInt(state.slice(1), 36)
  if (state === '23505' || state === '23P01') return duplicateKey
  if (state === '40001' || state === '40P01' || state === '55P03') return writeConflict
  if (state === '57014') return exceededTimeLimit
  if (state.startsWith('57P')) return interrupted
  return internalError
}

/** Inside `writeErrors` the engine leaves PostgreSQL's packed SQLSTATE: five characters of six bits each. */
export function codeOfPackedSqlState(packed: number): number {
  if (packed < 1 << 17) return packed
  let state = ''
  for (let index = 0; index < 5; index++) state += String.fromCharCode(((packed >> (6 * index)) & 0x3f) + 48)
  return codeOfSqlState(state)
}

/** The index a duplicate-key message names, and the message in the words MongoDB drivers' callers look for. */
export function duplicateKeyMessage(namespace: string, message: string): { index: string; message: string } {
  const index = /index:? '?([^\s']+)'?/i.exec(message)?.[1] ?? '_id_'
  return { index, message: `E11000 duplicate key error collection: ${namespace} index: ${index}` }
}

/** Any failure of a command → the error the driver gets. Conflicts inside a transaction may be tried again. */
export function toCommandError(error: unknown, inTransaction: boolean): CommandError {
  if (error instanceof CommandError) return error
  const failure = error as { code?: string; message?: string }
  const code = codeOfSqlState(typeof failure.code === 'string' ? failure.code : undefined)
  const labels = code === writeConflict && inTransaction ? ['TransientTransactionError'] : []
  return new CommandError(code, failure.message ?? 'the engine failed', labels)
}
