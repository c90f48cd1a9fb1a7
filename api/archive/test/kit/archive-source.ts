import { randomBytes } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ObjectId } from 'bson'
import {
  writeArchive,
  type ArchivedCollection,
  type ArchivedDocument,
  type ArchiveSource,
  type RandomAccessFile,
} from '../../src/index.ts'

export const png = (bytes: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes)])

export interface SourceParts {
  documents?: Partial<Record<ArchivedCollection, ArchivedDocument[]>>
  workbooks?: { name: string; bytes: Uint8Array }[]
  media?: { key: string; bytes: Buffer }[]
  extraFiles?: { name: string; bytes: Uint8Array }[]
}

/** A source whose parts are in memory. */
export function sourceOf({
  documents = {},
  workbooks = [],
  media = [],
  extraFiles = [],
}: SourceParts): ArchiveSource {
  const each = async function* <Item>(items: Iterable<Item>) {
    for (const item of items) yield Promise.resolve(item)
  }
  return {
    createdAt: new Date('2026-03-01T08:00:00Z'),
    ownerId: 'a-teacher',
    withMedia: media.length > 0,
    readme: 'Your classes, marks and lesson plans.\n',
    documents: (collection) => each(documents[collection] ?? []),
    workbooks: () => each(workbooks),
    media: () =>
      each(
        media.map(({ key, bytes }) => ({
          ...{ key, sizeBytes: bytes.length },
          open: () => Promise.resolve(Readable.from([bytes])),
        })),
      ),
    extraFiles: () => each(extraFiles),
  }
}

/** Writes an archive into memory. */
export async function archiveOf(parts: SourceParts): Promise<Buffer> {
  const sink = new PassThrough()
  const [bytes] = await Promise.all([buffer(sink), writeArchive(sourceOf(parts), sink)])
  return bytes
}

/** A file in memory that counts the bytes that were read. */
export function fileOf(bytes: Buffer): RandomAccessFile & { bytesRead: () => number } {
  let read = 0
  return {
    sizeBytes: bytes.length,
    bytesRead: () => read,
    stream(start, end) {
      read += end - start
      return Readable.from([bytes.subarray(start, end)], { objectMode: false })
    },
  }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = []
  for await (const item of items) read.push(item)
  return read
}

/** Parts with everything that an archive may contain. */
export const completeParts = () => {
  const classId = new ObjectId()
  return {
    documents: {
      classes: [{ _id: classId, name: '6B Mathématiques', createdAt: new Date('2025-09-01T06:00:00Z') }],
      rosters: [{ _id: new ObjectId(), classId, students: [{ id: 's1', name: 'ليلى' }] }],
      mark_rows: Array.from({ length: 300 }, (_, index) => ({
        ...{ _id: new ObjectId(), classId, n: index, mark: index / 7 },
      })),
    },
    workbooks: [{ name: '6B Mathématiques.xlsx', bytes: Buffer.from('PK\x03\x04 a workbook') }],
    media: [
      { key: 'images/a/1-original.png', bytes: png(5000) },
      { key: 'images/b/1-original.png', bytes: png(300_000) },
    ],
    extraFiles: [{ name: 'schema.json', bytes: Buffer.from('{}') }],
  } satisfies SourceParts
}
