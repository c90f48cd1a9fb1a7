import type { FileProgress, RestorePreviewClass } from '@classeur/contracts'
import type {
  RestoreConflictDocument,
  RestoredDocuments,
  StoredPreview,
  StoredPreviewClass,
} from '@classeur/database'
import type { ArchivedClassData } from '../archive/class-collections.ts'
import { readClasses } from '../archive/read-classes.ts'
import { readBankedComments, readPhrases } from '../archive/read-own.ts'
import { mediaSizesOf, type ReadableArchive } from '../archive/readable-archive.ts'
import { createReadClassHere, type ClassHere } from '../compare/class-here.ts'
import { compareClass } from '../compare/compare-class.ts'
import { compareOwn } from '../compare/compare-own.ts'
import { conflictDocuments } from './conflict-documents.ts'
import { refuseTakenIds } from './check-taken.ts'

export interface CheckArchiveDependencies {
  documents: Pick<RestoredDocuments, 'find' | 'list' | 'listOfClass' | 'listStudentsElsewhere'>
  /** The names of people by id; without those who have no account here. */
  namesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Whether the storage has the file of a picture. */
  isStored: (key: string) => Promise<boolean>
  addConflicts: (conflicts: readonly RestoreConflictDocument[]) => Promise<void>
}

export interface CheckArchiveOptions {
  restoreId: string
  /** The person who restores. */
  ownerId: string
  signal?: AbortSignal
  onProgress?: (progress: FileProgress) => void
}

/**
 * Whether the class takes a further slot of the plan. Archived classes take none. A restored class is never a sample; one
 * that is here stays what it is, and takes a slot again only when it leaves the trash.
 */
function slotsOf(
  { schoolClass }: ArchivedClassData,
  here: ClassHere | null,
): RestorePreviewClass['takesSlot'] {
  const copy = schoolClass.archivedAt === null
  if (!here) return { copy, inPlace: copy }
  const { deletedAt, archivedAt, isSample } = here.schoolClass
  return { copy, inPlace: deletedAt !== null && archivedAt === null && !isSample }
}

export interface CheckedArchive {
  preview: StoredPreview
  archivedAt: Date
  isForeign: boolean
}

/**
 * Reads every file of an archive and compares its hash, then checks every document and compares it with what is here.
 * Writes nothing but the conflicts of the preview. One class is in memory at a time.
 * @throws RefusedDocumentError if a document fails a check, ArchiveRefusedError if a file does
 */
export function createCheckArchive({ documents, namesOf, isStored, addConflicts }: CheckArchiveDependencies) {
  const readClassHere = createReadClassHere(documents)

  async function previewClass(
    archived: ArchivedClassData,
    {
      restoreId,
      ownerId,
      archivedAt,
      isForeign,
    }: CheckArchiveOptions & { archivedAt: Date; isForeign: boolean },
  ): Promise<StoredPreviewClass> {
    const { _id: classId, name, colour } = archived.schoolClass
    const here = isForeign ? null : await readClassHere(classId)
    const isElsewhere = here !== null && here.schoolClass.ownerId !== ownerId
    // The id of somebody else's class says nothing about its contents: only a copy is possible, with new ids.
    const compared = isElsewhere ? null : here
    if (!isForeign && !isElsewhere) await refuseTakenIds(documents, archived)
    const comparison = compareClass(archived, compared, archivedAt)
    const authors = comparison.conflicts.flatMap(({ cell }) =>
      [cell.archivedMark, cell.hereMark].flatMap((mark) => (mark ? [mark.by] : [])),
    )
    const names = await namesOf([...new Set(authors)])
    await addConflicts(conflictDocuments(restoreId, archived, comparison, (id) => names.get(id) ?? null))
    const isTrashed = compared !== null && compared.schoolClass.deletedAt !== null
    return {
      ...{ classId, name, colour, counts: comparison.counts, conflicts: comparison.conflicts.length },
      here: isElsewhere ? 'foreign' : compared === null ? 'gone' : isTrashed ? 'in-trash' : 'present',
      takesSlot: slotsOf(archived, compared),
    }
  }

  return async (archive: ReadableArchive, options: CheckArchiveOptions): Promise<CheckedArchive> => {
    const { manifest } = archive
    const filesTotal = manifest.files.length
    const bytesTotal = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
    const { signal, onProgress } = options
    await archive.check({
      ...(signal && { signal }),
      onProgress: ({ files, bytes }) => onProgress?.({ files, filesTotal, bytes, bytesTotal }),
    })
    const archivedAt = new Date(manifest.createdAt)
    const isForeign = manifest.ownerId !== options.ownerId
    const classes: StoredPreviewClass[] = []
    for await (const archived of readClasses(archive)) {
      signal?.throwIfAborted()
      classes.push(await previewClass(archived, { ...options, archivedAt, isForeign }))
    }
    const files = { mediaSizes: await mediaSizesOf(archive), isStored }
    const own = await compareOwn(archive, { documents, ownerId: options.ownerId, isForeign, files })
    for await (const _checked of readBankedComments(archive));
    for await (const _checked of readPhrases(archive));
    return { preview: { classes, ...own, files: filesTotal }, archivedAt, isForeign }
  }
}
