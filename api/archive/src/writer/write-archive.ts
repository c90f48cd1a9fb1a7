import type { Writable } from 'node:stream'
import {
  archivedCollections,
  type ArchivedCollection,
  type ArchiveRun,
  type ArchiveSource,
} from '../archive-content.ts'
import { collisionKey, documentsPath, mediaPath, readArchivePath } from '../format/archive-path.ts'
import {
  formatName,
  formatVersion,
  manifestPath,
  type ArchiveManifest,
  type ManifestFile,
} from '../format/manifest.ts'
import { smallEntryBytes } from '../format/archive-limits.ts'
import { collectionParts } from './collection-parts.ts'
import { createWorkbookPaths } from './workbook-names.ts'
import { writeZip } from './zip-writer.ts'

export interface WrittenArchive {
  /** The number of documents of each collection. */
  counts: Record<ArchivedCollection, number>
  /** Including the manifest. */
  files: number
  /** The size of the archive. */
  bytes: number
}

/**
 * Writes an archive as a stream. Memory holds at most a part of a collection, one workbook and the list of files.
 * `onProgress` gets the files and the bytes that were read from the source so far.
 * @throws the error of the source or of the sink, or the signal's reason; the sink is destroyed then
 * @throws ArchiveRefusedError for an archive that a reader would refuse for its size
 */
export async function writeArchive(
  source: ArchiveSource,
  sink: Writable,
  run: ArchiveRun = {},
): Promise<WrittenArchive> {
  const counts = Object.fromEntries(archivedCollections.map((name) => [name, 0])) as WrittenArchive['counts']
  const files: ManifestFile[] = []
  const paths = new Set<string>()

  const bytes = await writeZip(sink, source.createdAt, run, async (zip) => {
    async function add(
      path: string,
      content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
      compress: boolean,
    ) {
      if (paths.has(collisionKey(path))) throw new Error('two files of an archive have the same name')
      paths.add(collisionKey(path))
      const file = await zip.add(path, content, compress)
      files.push(file)
      return file
    }
    /** A large file with equal bytes could become so small that a reader takes it for a bomb. */
    const addBytes = (path: string, content: Uint8Array) =>
      add(path, [content], content.length <= smallEntryBytes)

    await addBytes('README.txt', Buffer.from(source.readme))
    for (const collection of archivedCollections) {
      let number = 1
      for await (const part of collectionParts(source.documents(collection))) {
        await addBytes(documentsPath(collection, number), part.lines)
        counts[collection] += part.documents
        number += 1
      }
    }
    const workbookPath = createWorkbookPaths()
    for await (const { name, bytes: content } of source.workbooks()) {
      await add(workbookPath(name), [content], false)
    }
    for await (const { key, sizeBytes, open } of source.media()) {
      if (readArchivePath(mediaPath(key))?.kind !== 'media') throw new Error('not a key of a stored file')
      const file = await add(mediaPath(key), await open(), false)
      if (file.bytes !== sizeBytes) throw new Error('a stored file has another size')
    }
    for await (const { name, bytes: content } of source.extraFiles?.() ?? []) {
      if (readArchivePath(name)?.kind !== 'extra') throw new Error('not a name of an extra file')
      await addBytes(name, content)
    }
    const manifest: ArchiveManifest = {
      ...{ format: formatName, version: formatVersion, createdAt: source.createdAt.toISOString() },
      ...{ ownerId: source.ownerId, withMedia: source.withMedia, counts, files },
    }
    await zip.add(manifestPath, [Buffer.from(JSON.stringify(manifest))], true)
  })
  return { counts, files: files.length + 1, bytes }
}
