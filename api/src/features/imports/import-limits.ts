import { maxImportFileBytes } from '@classeur/contracts'

/** What a file may be; more is refused, and nothing of it is kept. */
export const importLimits = {
  fileBytes: maxImportFileBytes,
  /** Of the parts of a workbook that are read, as they really unpack. */
  unpackedBytes: 14 * 1024 * 1024,
  /** Of any archive, read or not. */
  archiveEntries: 2000,
  sheets: 20,
  /** With something in them, of each sheet of a workbook: the library that reads them takes a kilobyte for each. */
  cells: 100_000,
  /** What is longer is cut: no field of a student is. */
  cellCharacters: 2000,
  /** Of a file on its way: whoever sends more slowly holds a place that others need. */
  receiveWithinMs: 60_000,
  /** Of a thread that has no file yet. */
  startWithinMs: 15_000,
  /** From when the thread has the file. */
  answerWithinMs: 5000,
  /** Of the thread that reads one file. */
  heapMiB: 144,
} as const
