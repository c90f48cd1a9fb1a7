/** Stored bytes were altered, truncated, reordered or exchanged; none of them may be used. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
}

/** There is no sealed file with this key. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** The file is sealed with a key that the configuration no longer contains. */
export class UnknownSealingKeyError extends Error {
  override name = 'UnknownSealingKeyError'
}
