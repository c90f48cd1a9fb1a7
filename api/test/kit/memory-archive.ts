import { archivedCollections, type ArchivedCollection, type ArchivedDocument } from '@classeur/archive'
import type { ReadableArchive } from '@classeur/backups'
import { plainOf, type Connection } from '@classeur/database'
import { Readable } from 'node:stream'

export type ArchiveDocuments = Record<ArchivedCollection, ArchivedDocument[]>

const ofClass = [
  'exams',
  'term_choices',
  'structure_changes',
  'mark_rows',
  'mark_changes',
  'overall_comments',
  'class_activities',
  'resources',
] as const

const readFrom =
  (connection: Connection) =>
  async (collection: string, filter: object): Promise<ArchivedDocument[]> =>
    (await connection.collection(collection).find(filter).sort({ _id: 1 }).toArray()).map(
      (document) => plainOf(document) as ArchivedDocument,
    )

const noDocuments = () =>
  Object.fromEntries(archivedCollections.map((name) => [name, [] as ArchivedDocument[]])) as ArchiveDocuments

/** What an archive contains of one class, read from a database. */
export async function documentsOfClass(connection: Connection, classId: string): Promise<ArchiveDocuments> {
  const read = readFrom(connection)
  const documents = noDocuments()
  documents.classes = await read('classes', { _id: new connection.base.Types.ObjectId(classId) })
  documents.rosters = await read('rosters', { _id: classId })
  for (const name of ofClass) documents[name] = await read(name, { classId })
  for (const { _id } of documents.resources)
    documents.resource_versions.push(...(await read('resource_versions', { resourceId: _id })))
  return documents
}

/** What an archive contains of a person's documents that belong to no class. */
async function ownDocumentsOf(connection: Connection, ownerId: string): Promise<ArchiveDocuments> {
  const read = readFrom(connection)
  const documents = noDocuments()
  documents.lesson_plans = await read('lesson_plans', { ownerId })
  for (const { _id } of documents.lesson_plans)
    documents.lesson_plan_versions.push(...(await read('lesson_plan_versions', { lessonPlanId: _id })))
  documents.images = await read('images', { ownerId })
  documents.comment_bank = await read('comment_bank', { userId: ownerId })
  documents.phrases = await read('phrases', { userId: ownerId })
  return documents
}

/** What an archive of a person contains, read from a database. */
export async function documentsOf(connection: Connection, ownerId: string): Promise<ArchiveDocuments> {
  const classes = await readFrom(connection)('classes', { ownerId })
  const parts = [await ownDocumentsOf(connection, ownerId)]
  for (const { _id } of classes) parts.push(await documentsOfClass(connection, String(_id)))
  const documents = noDocuments()
  for (const name of archivedCollections) documents[name] = parts.flatMap((part) => part[name])
  return structuredClone(documents)
}

export interface MemoryArchiveOptions {
  ownerId: string
  createdAt?: Date
  media?: ReadonlyMap<string, Buffer>
}

/** An archive in memory, as if its container had been read and every hash were right. */
export function memoryArchive(
  documents: ArchiveDocuments,
  { ownerId, createdAt = new Date(), media = new Map() }: MemoryArchiveOptions,
): ReadableArchive {
  return {
    manifest: { ownerId, createdAt: createdAt.toISOString(), files: [] },
    check: async () => undefined,
    async *documents(collection) {
      yield* documents[collection]
    },
    async *media() {
      for (const [key, bytes] of media)
        yield { key, sizeBytes: bytes.length, open: async () => Readable.from([bytes]) }
    },
  }
}
