import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  archivedCollections,
  type ArchivedCollection,
  type ArchiveRun,
  type RandomAccessFile,
} from '../archive-content.ts'
import { archiveLimits, type ArchiveLimits } from '../format/archive-limits.ts'
import { readArchivePath, type ArchivePath } from '../format/archive-path.ts'
import { ArchiveRefusedError } from '../format/archive-refused-error.ts'
import type { Archive } from './archive.ts'
import { documentLines } from './document-lines.ts'
import { entryContent } from './entry-content.ts'
import { isOfItsType, typeBytes } from './media-type.ts'
import { openZip } from './open-zip.ts'
import type { ArchiveEntry } from './read-entries.ts'
import { readManifest } from './read-manifest.ts'

interface ListedEntry {
  entry: ArchiveEntry
  sha256: string
  parsedPath: ArchivePath
}

export interface OpenOptions extends Partial<ArchiveLimits> {
  signal?: AbortSignal
}

/**
 * Opens an archive, and checks its structure and manifest. It reads none of the other files.
 * @throws ArchiveRefusedError; any error from reading the archive file, such as a DamagedFileError; the signal's reason
 */
export async function openArchive(
  file: RandomAccessFile,
  { signal, ...limits }: OpenOptions = {},
): Promise<Archive> {
  const applied = { ...archiveLimits, ...limits }
  const opened = await openZip(file, applied, signal)
  const manifest = await readManifest(opened, applied)
  const hashes = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]))
  const listed = opened.entries.flatMap((entry): ListedEntry[] => {
    const [parsedPath, sha256] = [readArchivePath(entry.path), hashes.get(entry.path)]
    return parsedPath && sha256 !== undefined ? [{ entry, sha256, parsedPath }] : []
  })

  /** Reads a file and checks its hash and type. @throws ArchiveRefusedError, possibly only after the last byte */
  async function* verified({ entry, sha256 }: ListedEntry): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let first: Buffer = Buffer.alloc(0)
    for await (const chunk of entryContent(opened, entry)) {
      hash.update(chunk)
      if (first.length < typeBytes) first = Buffer.concat([first, chunk.subarray(0, typeBytes)])
      yield chunk
    }
    if (hash.digest('hex') !== sha256) throw new ArchiveRefusedError('wrong-hash', { file: entry.path })
    if (!isOfItsType(entry.path, first)) throw new ArchiveRefusedError('wrong-type', { file: entry.path })
  }

  function partsOf(collection: ArchivedCollection): ListedEntry[] {
    const numbered = listed.flatMap((each) =>
      each.parsedPath.kind === 'documents' && each.parsedPath.collection === collection
        ? [{ ...each, part: each.parsedPath.part }]
        : [],
    )
    numbered.sort((a, b) => a.part - b.part)
    const gap = numbered.find(({ part }, index) => part !== index + 1)
    if (gap) throw new ArchiveRefusedError('missing-file', { file: gap.entry.path })
    return numbered
  }
  const parts = Object.fromEntries(
    archivedCollections.map((collection) => [collection, partsOf(collection)]),
  ) as Record<ArchivedCollection, ListedEntry[]>

  async function* documents(collection: ArchivedCollection) {
    let count = 0
    for (const part of parts[collection]) {
      for await (const document of documentLines(part.entry.path, verified(part), applied.lineBytes)) {
        count += 1
        yield document
      }
    }
    if (count !== manifest.counts[collection]) {
      const file = parts[collection].at(-1)?.entry.path ?? collection
      throw new ArchiveRefusedError('wrong-count', { file })
    }
  }

  return {
    manifest,
    documents,

    async check({ onProgress, signal }: ArchiveRun = {}) {
      const progress = { files: 0, bytes: 0 }
      const lines = new Map<ArchivedCollection, number>()
      for (const each of listed) {
        let count = 0
        for await (const chunk of verified(each)) {
          signal?.throwIfAborted()
          progress.bytes += chunk.length
          if (each.parsedPath.kind === 'documents') count += linesIn(chunk)
          onProgress?.({ ...progress })
        }
        if (each.parsedPath.kind === 'documents') {
          lines.set(each.parsedPath.collection, (lines.get(each.parsedPath.collection) ?? 0) + count)
        }
        progress.files += 1
        onProgress?.({ ...progress })
      }
      for (const collection of archivedCollections) {
        if ((lines.get(collection) ?? 0) === manifest.counts[collection]) continue
        const file = parts[collection].at(-1)?.entry.path ?? collection
        throw new ArchiveRefusedError('wrong-count', { file })
      }
    },

    async *media() {
      for (const each of listed) {
        if (each.parsedPath.kind !== 'media') continue
        yield {
          key: each.parsedPath.key,
          sizeBytes: each.entry.bytes,
          open: () => Promise.resolve(Readable.from(verified(each), { objectMode: false })),
        }
      }
    },
  }
}

function linesIn(chunk: Buffer): number {
  let lines = 0
  for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, end + 1)) lines += 1
  return lines
}
