import { archivedCollections, type ArchivedCollection } from '@classeur/archive'
import { collectSource, type ReadableArchive } from '@classeur/backups'
import { createOwnedDocuments, createSchoolRepository, plainOf } from '@classeur/database'
import type { TestApp } from '../../kit/create-test-app.ts'
import { memoryArchive, type ArchiveDocuments } from '../../kit/memory-archive.ts'

/**
 * What a backup contains of a person, in the order in which it is written.
 * @param afterwards is called after a collection has been read, while the others are still to come
 */
export async function collectedDocuments(
  test: TestApp,
  ownerId: string,
  afterwards: (collection: ArchivedCollection) => Promise<void> = async () => undefined,
): Promise<ArchiveDocuments> {
  const { connection } = test.servers
  const source = await collectSource(
    {
      owned: createOwnedDocuments(connection),
      schools: createSchoolRepository(connection),
      storage: test.storage,
      readWorkbook: () => Promise.reject(new Error('a restore reads no workbook')),
    },
    { ownerId, withMedia: false, createdAt: new Date() },
  )
  const documents = {} as ArchiveDocuments
  for (const collection of archivedCollections) {
    documents[collection] = []
    for await (const document of source.documents(collection))
      documents[collection].push(plainOf(document) as ArchiveDocuments[ArchivedCollection][number])
    await afterwards(collection)
  }
  return documents
}

/** A backup of a person, made by the real collector. */
export const collectedArchive = async (
  test: TestApp,
  ...[ownerId, afterwards]: [string, ((collection: ArchivedCollection) => Promise<void>)?]
): Promise<ReadableArchive> => memoryArchive(await collectedDocuments(test, ownerId, afterwards), { ownerId })
