import { maxImportFileBytes } from '@classeur/contracts'

/** The limits of imported files. Larger files are refused completely. */
export const importLimits = {
  fileBytes: maxImportFileBytes,
  /** The actual unpacked size of the parts of a workbook that are read. */
  unpackedBytes: 14 * 1024 * 1024,
  /** The number of entries in an archive, including those that aren't read. */
  archiveEntries: 2000,
  sheets: 20,
  /** Non-empty cells per sheet of a workbook; the library needs a kilobyte for each. */
  cells: 100_000,
  /** Longer texts are truncated; no field of a student is longer. */
  cellCharacters: 2000,
  /** The time limit for receiving a file; slower senders would block a slot that others need. */
  receiveWithinMs: 60_000,
  /** The time limit for starting a thread. */
  startWithinMs: 15_000,
  /** The time limit for reading, counted from when the thread has the file. A busy machine needs ten times as long. */
  answerWithinMs: 20_000,
  /** The memory limit of the thread that reads one file. */
  heapMiB: 144,
} as const
