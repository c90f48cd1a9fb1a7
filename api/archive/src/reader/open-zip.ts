import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import type { RandomAccessFile } from '../archive-content.ts'
import type { ArchiveLimits } from '../format/archive-limits.ts'
import { ArchiveRefusedError, type ArchiveRefusal } from '../format/archive-refused-error.ts'
import { FileReader } from './file-reader.ts'
import { readEntries, type ArchiveEntry } from './read-entries.ts'

export interface OpenedZip {
  reader: FileReader
  zip: yauzl.ZipFile
  /** In the order of the file. */
  entries: ArchiveEntry[]
}

const firstBytes = Buffer.from('PK\x03\x04')
const endRecordBytes = 22
/** The size of all end records, in bytes, in a ZIP file with more than 65,535 files or 4 GiB. */
const largeEndBytes = endRecordBytes + 20 + 56

/** The library's errors have no codes, only messages. */
const refusals: readonly [RegExp, ArchiveRefusal][] = [
  [/record signature not found/, 'truncated'],
  [/encryption/, 'encrypted'],
  [/size mismatch for stored file/, 'wrong-size'],
]

/** Turns an error of the ZIP library into a refusal; an error of the file itself is passed on as it is. */
export function refusalOf(reader: FileReader, error: unknown, file?: string): Error {
  if (reader.failure) return reader.failure
  if (error instanceof ArchiveRefusedError) return error
  const { message } = error as Error
  const reason = refusals.find(([pattern]) => pattern.test(message))?.[1] ?? 'broken-structure'
  return new ArchiveRefusedError(reason, { ...(file !== undefined && { file }), cause: error })
}

/** Refuses extra bytes between the table of contents and the end of the file, because no check would read them. */
function checkEnd(zip: yauzl.ZipFile): void {
  const end = zip.readEntryCursor as unknown as number
  const isComplete = [endRecordBytes, largeEndBytes].includes(zip.fileSize - end)
  if (!isComplete) throw new ArchiveRefusedError('broken-structure')
}

/** Opens a ZIP and checks its table of contents. @throws ArchiveRefusedError; any error from reading the file */
export async function openZip(
  file: RandomAccessFile,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): Promise<OpenedZip> {
  if (file.sizeBytes > limits.archiveBytes) throw new ArchiveRefusedError('too-large')
  const first = await buffer(file.stream(0, Math.min(firstBytes.length, file.sizeBytes)))
  if (!first.equals(firstBytes)) throw new ArchiveRefusedError('not-an-archive')
  const reader = new FileReader(file)
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, file.sizeBytes, {
      ...{ autoClose: false, decodeStrings: false, validateEntrySizes: true },
    })
    const entries = await readEntries(zip, limits, signal)
    checkEnd(zip)
    return { reader, zip, entries }
  } catch (error) {
    signal?.throwIfAborted()
    throw refusalOf(reader, error)
  }
}
