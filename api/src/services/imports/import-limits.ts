import { maxImportFileBytes } from '@classeur/contracts'

/** What a file may be; more is refused, and nothing of it is kept. */
export const importLimits = {
  fileBytes: maxImportFileBytes,
  /** Of the parts of a workbook that are read, as they really unpack. */
  unpackedBytes: 32 * 1024 * 1024,
  /** Of any archive, read or not. */
  archiveEntries: 2000,
  sheets: 20,
  /** Of all sheets together. */
  cells: 200_000,
  /** What is longer is cut: no field of a student is. */
  cellCharacters: 2000,
  answerWithinMs: 5000,
  /** Of the thread that reads one file. */
  heapMiB: 256,
} as const
