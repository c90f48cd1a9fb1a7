import type { ArchivedDocument } from '@classeur/archive'
import type { Connection } from '@classeur/database'
import { documentsOf, type ArchiveDocuments } from '../../kit/memory-archive.ts'

const without = (document: ArchivedDocument, fields: readonly string[]): ArchivedDocument =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)))

/**
 * Documents without what a restored document never takes from an archive: the plan slot, the school, generations and
 * links, and keys of a search.
 */
export function sameButNewlyOwned(documents: ArchiveDocuments): ArchiveDocuments {
  const own: Partial<Record<keyof ArchiveDocuments, string[]>> = {
    classes: ['slot', 'slotKey', 'schoolId', 'isSample'],
    lesson_plans: ['generationId', 'writer', 'origin', 'requestHash', 'shareToken', 'sharedWithSchool'],
    resources: ['writer', 'proposals'],
    // Derived from the texts, and computed again after a restore.
    images: ['searchKeys', 'searchVersion'],
    comment_bank: ['_id', 'bank'],
    phrases: ['bank'],
  }
  return Object.fromEntries(
    Object.entries(documents).map(([name, list]) => [
      name,
      list.map((document) => without(document, own[name as keyof ArchiveDocuments] ?? [])),
    ]),
  ) as ArchiveDocuments
}

/**
 * The documents of one class with every id replaced by its rank among the ids, so that a class and its copy are equal.
 * Questions keep their ids, which makes them comparable.
 */
export async function restoredDocumentsOf(
  connection: Connection,
  ownerId: string,
  classId: string,
): Promise<unknown> {
  const all = sameButNewlyOwned(await documentsOf(connection, ownerId))
  const ofClass = Object.fromEntries(
    Object.entries(all).map(([name, list]) => [
      name,
      list
        .filter((document) => document['_id'] === classId || document['classId'] === classId)
        .map((document) => without(document, ['name', 'searchText', 'counts', 'results', 'summary'])),
    ]),
  )
  // Attached lesson plans stay with the original class, because they are here already.
  delete ofClass['lesson_plans']
  const ids = new Map<string, string>()
  const renamed = (text: string) =>
    text.replace(
      /\b[0-9a-f]{24}\b/g,
      (id) => ids.get(id) ?? ids.set(id, `id ${String(ids.size)}`).get(id) ?? '',
    )
  // Sorted by content instead of by id, because the order of new ids is another one.
  const contentOf = (document: object) => JSON.stringify(document).replace(/\b[0-9a-f]{24}\b/g, '')
  const sorted = Object.fromEntries(
    Object.entries(ofClass).map(([name, list]) => [
      name,
      [...list].sort((a, b) => (contentOf(a) < contentOf(b) ? -1 : 1)),
    ]),
  )
  const keysSorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    if (Array.isArray(value)) return value.map(keysSorted)
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, keysSorted(inner)]),
    )
  }
  return JSON.parse(renamed(JSON.stringify(keysSorted(sorted)))) as unknown
}
