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
  lists: Pick<ResourceLists, 'listByIds' | 'listOfBatch'>
  rosters: Pick<RosterRepository, 'get'>
  readReaders: ReadReaders
  exportQueue: ExportQueue
  pictures: Pick<PlacedPictures, 'read'>
}

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
    /** Adds the practice sheets that the notes of resources of an exam name, as far as they are still there. */
    async function withNamedSheets(
      examId: string,
      contents: readonly ResourceContent[],
      contentOf: (one: ResourceDocument) => ResourceContent,
    ): Promise<ResourceContent[]> {
      const named = new Set(contents.flatMap(({ notes }) => notes.flatMap(({ sheetId }) => sheetId ?? [])))
      const listed = named.size > 0 ? await lists.listByIds(examId, [...named]) : []
      const sheets = new Map(listed.map((sheet) => [String(sheet._id), sheet]))
      return contents.map((content) => ({
        ...content,
        noteSheets: Object.fromEntries(
          content.notes.flatMap(({ studentId, sheetId }) => {
            const sheet = sheetId ? sheets.get(sheetId) : undefined
            return sheet ? [[studentId, contentOf(sheet)] as const] : []
          }),
        ),
      }))
    }

    const prepare = async () => {
      const { resource, exam, schoolClass } = await openResource(actor, 'resource:read', id)
      if (resource.writtenAt === null) throw new AppError('resources/not-written')
      const readersOf = await readReaders(schoolClass, await rosters.get(resource.classId))
      const contentOf = (one: ResourceDocument): ResourceContent => {
        const { kind, language, title, intro, items } = one
        const students = readersOf(one)
        // A student who has left gets neither a copy nor a note.
        const notes = one.notes.filter(({ studentId }) => students.some(({ id: here }) => here === studentId))
        return { kind, language, title, examTitle: exam.title, intro, items, notes, students }
      }
      const others =
        query.content === 'batch-pack' ? (await lists.listOfBatch(resource.batchId)).map(rechecked) : []
      const shown = (others.length > 0 ? others : [resource]).map(contentOf)
      if (hasNothing(shown, query)) throw new AppError('resources/no-readers')
      const contents = query.content.endsWith('pack')
        ? await withNamedSheets(resource.examId, shown, contentOf)
        : shown
      const [first, ...rest] = contents
      if (!first) throw new AppError('resources/no-readers')
      const items = [
        ...contents,
        ...contents.flatMap(({ noteSheets }) => Object.values(noteSheets ?? {})),
      ].flatMap((content) => content.items)
      const placed = query.content === 'answers' ? [] : await pictures.read(pictureIdsOf(items))
      return resourceFile([first, ...rest], query, placed)
    }
    return exportQueue.run(actor.userId, prepare, isGone)
  }

export type ExportResource = ReturnType<typeof createExportResource>
