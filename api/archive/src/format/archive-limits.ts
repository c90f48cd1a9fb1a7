/** A reader refuses archives that exceed one of these limits. Sizes are in bytes. */
export interface ArchiveLimits {
  archiveBytes: number
  entries: number
  /** All files unpacked. */
  unpackedBytes: number
  manifestBytes: number
  /** One line of a collection. */
  lineBytes: number
  /** How many times larger an entry above {@link smallEntryBytes} may become when it is unpacked. */
  ratio: number
}

const mebibyte = 1024 * 1024

/**
 * Entries up to this size may have any ratio, because equal lines compress by up to 1,032:1. The writer splits a
 * collection into entries up to this size, so it never writes an archive that a reader takes for a bomb.
 */
export const smallEntryBytes = mebibyte

export const archiveLimits: ArchiveLimits = {
  archiveBytes: 10 * 1024 * mebibyte,
  entries: 100_000,
  unpackedBytes: 20 * 1024 * mebibyte,
  manifestBytes: 32 * mebibyte,
  lineBytes: 16 * mebibyte,
  ratio: 200,
}
