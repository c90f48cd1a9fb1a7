import { AppError, type ExportResourceQuery } from '@classeur/contracts'
import type { ResourceDocument, ResourceLists, RosterRepository } from '@classeur/database'
import { resourceFile, type ResourceContent, type ResourceFile } from '@classeur/documents'
import type { Actor } from '@classeur/domain/access'
import type { ExportQueue } from '../../../load/export-queue.ts'
import type { PlacedPictures } from '../../../pictures/placed-pictures.ts'
import type { OpenResource } from '../access/resource-access.ts'
import { rechecked } from '../access/recheck-items.ts'
import { pictureIdsOf } from '../reading/item-pictures.ts'
import type { ReadReaders } from '../reading/readers-of.ts'

export type ExportedResource = Pick<ResourceFile, 'name' | 'mediaType' | 'extension'> & { bytes: Buffer }

export interface ExportResourceDependencies {
  openResource: OpenResource
  lists: Pick<ResourceLists, 'listOfBatch' | 'listOfExam'>
  rosters: Pick<RosterRepository, 'get'>
  readReaders: ReadReaders
  exportQueue: ExportQueue
  pictures: Pick<PlacedPictures, 'read'>
}

const mostSearched = 300

/** Notes and packs are for students; without any, there is nothing on the pages. */
const hasNothing = (contents: readonly ResourceContent[], { content }: ExportResourceQuery): boolean =>
  contents.every(({ kind, students, notes }) =>
    kind === 'parent-note' ? notes.length === 0 : content.endsWith('pack') && students.length === 0,
  )

/** Exports resources as files. */
export const createExportResource =
  ({ openResource, lists, rosters, readReaders, exportQueue, pictures }: ExportResourceDependencies) =>
  /**
   * Null if the client has disconnected (`isGone`) before its turn.
   * @throws AppError as `OpenResource` does; `resources/not-written` while the sheet is being made;
   *   `resources/no-readers` if nobody of its readers is in the class any more;
   *   `general/too-many-requests`; `general/unavailable` if a picture can't be read now
   */
  async (
    actor: Actor,
    id: string,
    query: ExportResourceQuery,
    isGone: () => boolean,
  ): Promise<ExportedResource | null> => {
    /** The practice sheets that the notes of a resource name, by student, as far as they are still there. */
    async function namedSheets(
      { examId, notes }: ResourceDocument,
      contentOf: (one: ResourceDocument) => ResourceContent,
    ): Promise<Record<string, ResourceContent>> {
      const isNamed = notes.some(({ sheetId }) => sheetId)
      const listed = isNamed ? await lists.listOfExam(examId, mostSearched) : []
      const sheets = new Map(listed.map((sheet) => [String(sheet._id), sheet]))
      return Object.fromEntries(
        notes.flatMap(({ studentId, sheetId }) => {
          const sheet = sheetId ? sheets.get(sheetId) : undefined
          return sheet ? [[studentId, contentOf(sheet)] as const] : []
        }),
      )
    }

    const prepare = async () => {
      const { resource, exam, schoolClass } = await openResource(actor, 'resource:read', id)
      if (resource.writtenAt === null) throw new AppError('resources/not-written')
      const readersOf = await readReaders(schoolClass, await rosters.get(resource.classId))
      const contentOf = (one: ResourceDocument): ResourceContent => {
        const { kind, language, title, intro, items, audience } = one
        const students = readersOf(audience)
        // A student who has left gets neither a copy nor a note.
        const notes = one.notes.filter(({ studentId }) => students.some(({ id: here }) => here === studentId))
        return { kind, language, title, examTitle: exam.title, intro, items, notes, students }
      }
      const others =
        query.content === 'batch-pack' ? (await lists.listOfBatch(resource.batchId)).map(rechecked) : []
      const [first = resource, ...rest] = others
      const contents = [contentOf(first), ...rest.map(contentOf)] as const
      if (hasNothing(contents, query)) throw new AppError('resources/no-readers')
      const picturesOf = async (shown: readonly ResourceContent[]) =>
        query.content === 'answers' ? [] : pictures.read(pictureIdsOf(shown.flatMap(({ items }) => items)))
      if (query.content !== 'pack') return resourceFile(contents, query, await picturesOf(contents))
      const noteSheets = await namedSheets(resource, contentOf)
      const shown = [...contents, ...Object.values(noteSheets)]
      return resourceFile([{ ...contents[0], noteSheets }], query, await picturesOf(shown))
    }
    return exportQueue.run(actor.userId, prepare, isGone)
  }

export type ExportResource = ReturnType<typeof createExportResource>
