import { createHash } from 'node:crypto'
import { archivedCollections, type ArchiveManifest } from '../../src/index.ts'
import { png } from './archive-source.ts'
import { rawZip, type RawEnd, type RawEntry } from './raw-zip.ts'

export type Files = Record<string, string | Buffer>

export interface Hostility {
  /** Files instead of, or besides, those of a correct archive; undefined removes one. */
  files?: Record<string, string | Buffer | undefined>
  /** Changes the manifest, which is otherwise correct for the files. */
  manifest?: (manifest: ArchiveManifest) => unknown
  /** Changes the entries, of which the last is the manifest. */
  entries?: (entries: RawEntry[]) => void
  end?: RawEnd
}

const baseFiles: Files = {
  'README.txt': 'Your classes.\n',
  'data/classes.jsonl': '{"_id":{"$oid":"65f000000000000000000001"},"name":"6B"}\n',
  'data/exams.jsonl': '{"n":1}\n{"n":2}\n',
  'classes/6B.xlsx': 'PK\x03\x04',
  'media/images/a/1.png': png(1000),
}

const linesOf = (files: [string, Buffer][], collection: string) =>
  files
    .filter(([path]) => new RegExp(`^data/${collection}(-\\d+)?\\.jsonl$`).test(path))
    .reduce((sum, [, content]) => sum + content.toString('latin1').split('\n').length - 1, 0)

function manifestOf(files: [string, Buffer][]): ArchiveManifest {
  return {
    ...{ format: 'classeur-archive', version: 1, createdAt: '2026-03-01T08:00:00.000Z' },
    ...{ ownerId: 'a-teacher', withMedia: true },
    counts: Object.fromEntries(
      archivedCollections.map((name) => [name, linesOf(files, name)]),
    ) as ArchiveManifest['counts'],
    files: files.map(([path, content]) => ({
      ...{ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
    })),
  }
}

/** A correct archive but for the given changes. */
export function hostileArchive({ files = {}, manifest, entries, end }: Hostility = {}): Buffer {
  const contents = Object.entries({ ...baseFiles, ...files }).flatMap(
    ([path, content]): [string, Buffer][] =>
      content === undefined ? [] : [[path, Buffer.from(content as string)]],
  )
  const correct = manifestOf(contents)
  const changed = manifest ? manifest(correct) : correct
  const written = Buffer.isBuffer(changed) ? changed : Buffer.from(JSON.stringify(changed))
  const raw = [...contents, ['manifest.json', written] as const].map(([path, packed]): RawEntry => ({
    ...{ name: Buffer.from(path), packed },
  }))
  entries?.(raw)
  return rawZip(raw, end)
}
