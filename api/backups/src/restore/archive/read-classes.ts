import {
  classCollectionNames,
  classCollections,
  type ArchivedClassData,
  type ClassCollection,
  type ClassContents,
  type ClassLines,
  type SeenIds,
} from './class-collections.ts'
import { ArchivedClass } from './class-schemas.ts'
import { checkReferences } from './check-references.ts'
import { createGroupedReader, fileOf, readDocuments, type Line } from './read-documents.ts'
import { RefusedDocumentError, type ReadableArchive } from './readable-archive.ts'

/** A class holds at most this many documents, so that one class fits into memory. */
const mostOfClass = 2_000_000
const mostClasses = 5000

const newSeenIds = (): SeenIds => ({
  ...{ classes: new Set(), exams: new Set(), students: new Set(), others: new Set() },
})

/**
 * The classes of an archive, one at a time, each checked: form, unique ids, owner, and references within the class.
 * @throws RefusedDocumentError for the first document that fails a check
 */
export async function* readClasses(archive: ReadableArchive): AsyncGenerator<ArchivedClassData> {
  const readers = Object.fromEntries(
    classCollectionNames.map((name) => [
      name,
      createGroupedReader<Record<string, unknown>>(readDocuments(archive, name, classCollections[name])),
    ]),
  ) as Record<ClassCollection, ReturnType<typeof createGroupedReader<Record<string, unknown>>>>
  const seen = newSeenIds()

  async function take(classId: string): Promise<ClassLines> {
    const taken: Partial<Record<ClassCollection, Line<Record<string, unknown>>[]>> = {}
    let total = 0
    for (const name of classCollectionNames) {
      const resources = new Set((taken.resources ?? []).map(({ document }) => document['_id']))
      taken[name] = await readers[name].takeWhile((document) => {
        total += 1
        if (total > mostOfClass) throw new RefusedDocumentError(fileOf(name), 'too-large', total)
        if (name === 'rosters') return document['_id'] === classId
        return name === 'resource_versions'
          ? resources.has(document['resourceId'])
          : document['classId'] === classId
      })
    }
    return taken as unknown as ClassLines
  }

  try {
    for await (const { document: schoolClass, line } of readDocuments(archive, 'classes', ArchivedClass)) {
      if (line > mostClasses) throw new RefusedDocumentError(fileOf('classes'), 'too-large', line)
      const lines = await take(schoolClass._id)
      checkReferences(archive.manifest.ownerId, { document: schoolClass, line }, lines, seen)
      const contents = Object.fromEntries(
        classCollectionNames.map((name) => [name, lines[name].map(({ document }) => document)]),
      ) as unknown as ClassContents
      yield { schoolClass, ...contents }
    }
    for (const name of classCollectionNames) {
      const line = await readers[name].rest()
      if (line !== null) throw new RefusedDocumentError(fileOf(name), 'dangling', line)
    }
  } finally {
    for (const name of classCollectionNames) await readers[name].close()
  }
}
