import type { Entry, ZipFile } from 'yauzl'
import { collisionKey, isSafePath } from '../format/archive-path.ts'
import { smallEntryBytes, type ArchiveLimits } from '../format/archive-limits.ts'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'

/** What the table of contents of the ZIP says about a file. */
export interface ArchiveEntry {
  path: string
  nameBytes: number
  offset: number
  /** Where the next entry, or the table of contents, begins. */
  limit: number
  packedBytes: number
  bytes: number
  isDeflated: boolean
  crc32: number
  /** Fields that both headers of an entry contain. They must be equal. */
  flags: number
  time: number
  date: number
}

const stored = 0
const deflated = 8
const encryptedFlags = 0x0001 | 0x0040 | 0x2000
const utf8Flag = 0x0800
const maxExtraBytes = 1024
const localHeaderBytes = 30
const unicodePathField = 0x7075
const [unix, fileTypeMask, regularFile, directoryAttribute] = [3, 0o170000, 0o100000, 0x10]
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes a name; a name that has two readings is refused. */
function pathOf(entry: Entry): string {
  const shown = entry.fileNameRaw.toString('latin1')
  const isAscii = !/[^\x20-\x7e]/.test(shown)
  const hasSecondName = entry.extraFields.some(({ id }) => id === unicodePathField)
  try {
    if (hasSecondName || !(isAscii || entry.generalPurposeBitFlag & utf8Flag)) throw new Error('ambiguous')
    return utf8.decode(entry.fileNameRaw)
  } catch (cause) {
    throw new ArchiveRefusedError('unsafe-path', { file: shown, cause })
  }
}

function isRegularFile({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  if (externalFileAttributes & directoryAttribute) return false
  const type = (externalFileAttributes >>> 16) & fileTypeMask
  return versionMadeBy >> 8 !== unix || type === 0 || type === regularFile
}

/** @throws ArchiveRefusedError */
function checkedEntry(entry: Entry, limits: ArchiveLimits): ArchiveEntry {
  const file = pathOf(entry)
  const refuse = (reason: ArchiveRefusedError['reason']) => {
    throw new ArchiveRefusedError(reason, { file })
  }
  if (file.endsWith('/') || !isRegularFile(entry)) refuse('not-a-file')
  if (!isSafePath(file)) refuse('unsafe-path')
  if (entry.generalPurposeBitFlag & encryptedFlags) refuse('encrypted')
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    refuse('unsupported-compression')
  if (entry.extraFieldLength > maxExtraBytes || entry.fileCommentLength > 0) refuse('broken-structure')
  const { compressedSize: packedBytes, uncompressedSize: bytes } = entry
  if (bytes > smallEntryBytes && bytes > packedBytes * limits.ratio) refuse('bomb')
  return {
    ...{ path: file, nameBytes: entry.fileNameLength, offset: entry.relativeOffsetOfLocalHeader, limit: 0 },
    ...{ packedBytes, bytes, isDeflated: entry.compressionMethod === deflated, crc32: entry.crc32 },
    ...{ flags: entry.generalPurposeBitFlag },
    ...{ time: entry.lastModFileTime, date: entry.lastModFileDate },
  }
}

/**
 * Finds the limits of sorted entries.
 * @throws ArchiveRefusedError if two entries share bytes, such as the copies of a bomb
 */
function setLimits(entries: ArchiveEntry[], directoryOffset: number): void {
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    entry.limit = next?.offset ?? directoryOffset
    if (entry.offset + localHeaderBytes + entry.nameBytes + entry.packedBytes <= entry.limit) continue
    throw new ArchiveRefusedError(next ? 'overlapping-files' : 'broken-structure', { file: entry.path })
  }
}

/**
 * Reads the table of contents and returns it in the order of the file. Nothing is unpacked.
 * @throws ArchiveRefusedError
 */
export async function readEntries(
  zip: ZipFile,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): Promise<ArchiveEntry[]> {
  if (zip.entryCount > limits.entries) throw new ArchiveRefusedError('too-many-files')
  const directoryOffset = zip.readEntryCursor as unknown as number
  const entries: ArchiveEntry[] = []
  const names = new Set<string>()
  let unpackedBytes = 0
  for await (const raw of zip.eachEntry()) {
    signal?.throwIfAborted()
    const entry = checkedEntry(raw, limits)
    const name = collisionKey(entry.path)
    if (names.has(name)) throw new ArchiveRefusedError('duplicate-file', { file: entry.path })
    names.add(name)
    unpackedBytes += entry.bytes
    if (unpackedBytes > limits.unpackedBytes) throw new ArchiveRefusedError('bomb', { file: entry.path })
    entries.push(entry)
  }
  entries.sort((a, b) => a.offset - b.offset)
  setLimits(entries, directoryOffset)
  return entries
}
