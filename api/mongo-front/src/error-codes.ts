/** MongoDB error codes: the engine's SQLSTATE, the number in MongoDB's protocol, and the name. */
const translations: [state: string, code: number, name: string][] = [
  ['M0000', 1, 'InternalError'],
  ['M0001', 2, 'BadValue'],
  ['M0002', 5, 'GraphContainsCycle'],
  ['M0003', 9, 'FailedToParse'],
  ['M0004', 14, 'TypeMismatch'],
  ['M0005', 15, 'Overflow'],
  ['M0006', 20, 'IllegalOperation'],
  ['M0008', 26, 'NamespaceNotFound'],
  ['M0009', 27, 'IndexNotFound'],
  ['M000A', 28, 'PathNotViable'],
  ['M000D', 40, 'ConflictingUpdateOperators'],
  ['M000E', 43, 'CursorNotFound'],
  ['M000F', 48, 'NamespaceExists'],
  ['M000G', 52, 'DollarPrefixedFieldName'],
  ['M000I', 54, 'NotSingleValueField'],
  ['M000J', 56, 'EmptyFieldName'],
  ['M000K', 57, 'DottedFieldName'],
  ['M000M', 66, 'ImmutableField'],
  ['M000N', 67, 'CannotCreateIndex'],
  ['M000O', 68, 'IndexAlreadyExists'],
  ['M000P', 72, 'InvalidOptions'],
  ['M000Q', 73, 'InvalidNamespace'],
  ['M000R', 85, 'IndexOptionsConflict'],
  ['M000S', 86, 'IndexKeySpecsConflict'],
  ['M000U', 115, 'CommandNotSupported'],
  ['M000W', 146, 'ExceededMemoryLimit'],
  ['M000Z', 166, 'CommandNotSupportedOnView'],
  ['M0010', 167, 'OptionNotSupportedOnView'],
  ['M0012', 197, 'InvalidIndexSpecificationOption'],
  ['M0013', 224, 'QueryFeatureNotAllowed'],
  ['M0015', 241, 'ConversionFailure'],
  ['M0016', 263, 'OperationNotSupportedInTransaction'],
  ['M001B', 10334, 'BSONObjectTooLarge'],
  ['M001C', 11000, 'DuplicateKey'],
  ['M00CO', 121, 'DocumentValidationFailure'],
  ['M00EW', 24, 'LockTimeout'],
  ['M00EX', 262, 'ExceededTimeLimit'],
  ['M00EY', 59, 'CommandNotFound'],
  ['M00F1', 112, 'WriteConflict'],
  ['M00F2', 117, 'ConflictingOperationInProgress'],
  ['M00F4', 201, 'CannotBuildIndexKeys'],
  ['M00F5', 225, 'TransactionTooOld'],
  ['M00F6', 251, 'NoSuchTransaction'],
  ['M00F7', 256, 'TransactionCommitted'],
  ['M00FD', 171, 'CannotIndexParallelArrays'],
  // PostgreSQL's own states.
  ['23505', 11000, 'DuplicateKey'],
  ['23P01', 11000, 'DuplicateKey'],
  ['40001', 112, 'WriteConflict'],
  ['40P01', 112, 'WriteConflict'],
  ['55P03', 112, 'WriteConflict'],
  ['57014', 50, 'MaxTimeMSExpired'],
  ['57P01', 91, 'ShutdownInProgress'],
  ['57P02', 91, 'ShutdownInProgress'],
  ['57P03', 91, 'ShutdownInProgress'],
]

const unknownError = 8
const codes = new Map(translations.map(([state, code]) => [state, code]))
const names = new Map(translations.map(([, code, name]) => [code, name]))

/** Returns the `codeName` of a code. */
export function codeNameOf(code: number): string {
  return names.get(code) ?? (code === unknownError ? 'UnknownError' : `Location${code}`)
}

/** Converts an SQLSTATE to a MongoDB code; 8 (UnknownError) for an unlisted state. */
export function codeOfSqlState(state: string | undefined): number {
  return (state !== undefined ? codes.get(state) : undefined) ?? unknownError
}

/** Inside `writeErrors` the engine packs the SQLSTATE: five characters of six bits, each minus '0'. */
export function codeOfPackedSqlState(packed: number): number {
  let state = ''
  for (let index = 0; index < 5; index++) state += String.fromCharCode(((packed >> (6 * index)) & 0x3f) + 48)
  return codes.get(state) ?? unknownError
}
