import type { RestoreCounts, RestoreMethod } from '@classeur/contracts'
import {
  bankOf,
  type RestoreConflictDocument,
  type RestoredDocuments,
  type RestoreResult,
} from '@classeur/database'
import { readClasses } from '../archive/read-classes.ts'
import { mediaSizesOf, type ReadableArchive } from '../archive/readable-archive.ts'
import { createReadClassHere } from '../compare/class-here.ts'
import { addCounts, noCounts } from '../compare/compare-class.ts'
import { refuseTakenIds } from '../check/check-taken.ts'
import { withOwnReferences, withPicturesHere } from './class-references.ts'
import { copiedId } from './id-map.ts'
import { copyName, dayOf } from './copy-name.ts'
import type { PeopleHere } from './people-in.ts'
import { planComments } from './plan-comments.ts'
import { planMerge } from './plan-merge.ts'
import { planNewClass } from './plan-new-class.ts'
import { createPicturesHere } from './pictures-here.ts'
import { planLessonPlans } from './plan-lesson-plans.ts'
import { planPictures } from './plan-pictures.ts'
import { planReplace } from './plan-replace.ts'
import type { PlanWriter } from './plan-writer.ts'
import { decisionKey, planPatch } from './present-class.ts'

/** The person who restores. */
export interface RestoringPerson {
  userId: string
  schoolId: string | null
  language: string
  timeZone: string
  /** The names of the classes that the person owns, without those in the trash. */
  classNames: readonly string[]
  /** How many classes their plan allows. */
  classLimit: number
  /** How many bytes of pictures their plan still has room for; negative if there are more than that. */
  freeStorageBytes: number
}

export interface PlannedRestore {
  restoreId: string
  method: RestoreMethod
  /** The ids of the chosen classes in the archive. */
  classIds: readonly string[]
  archivedAt: Date
  isForeign: boolean
  /** Whether the archive never left the installation. */
  isTrusted: boolean
  person: RestoringPerson
  now: Date
}

export interface PlanRestoreDependencies {
  documents: Pick<
    RestoredDocuments,
    'find' | 'isPersonHere' | 'list' | 'listOfClass' | 'listStudentsElsewhere'
  >
  listConflicts: (classId: string) => Promise<RestoreConflictDocument[]>
  isStored: (key: string) => Promise<boolean>
}

/** The class of an archive belongs to somebody else here, so that only a copy is possible. */
export class CopyOnlyError extends Error {}

/** What a plan does, apart from its steps. */
export type Planned = Pick<RestoreResult, 'classes' | 'keptMarks'>

/**
 * Plans every step of a restore from the archive and what is here now. Writes nothing but the plan.
 * @throws CopyOnlyError; StorageLimitError; RefusedDocumentError if the ids of the archive belong to somebody else by now
 */
export async function planRestore(
  archive: ReadableArchive,
  restore: PlannedRestore,
  { documents, listConflicts, isStored }: PlanRestoreDependencies,
  plan: PlanWriter,
): Promise<Planned> {
  const { restoreId, method, person, archivedAt, isForeign, now } = restore
  const { userId: ownerId, schoolId } = person
  const people: PeopleHere = {
    ownerId,
    archiveOwnerId: archive.manifest.ownerId,
    isTrusted: restore.isTrusted && !isForeign,
  }
  const readClassHere = createReadClassHere(documents)
  const chosen = new Set(restore.classIds)
  const names = new Set(person.classNames)
  const day = dayOf(archivedAt, person)
  const classesHere = new Map<string, string>()
  const examsHere = new Map<string, string>()
  const result: Planned = { classes: [], keptMarks: 0 }

  const mediaSizes = await mediaSizesOf(archive)
  const own = { restoreId, isForeign, people, method, documents, plan, now }
  const freeBytes = person.freeStorageBytes
  // Pictures first: sheets and lesson plans show them, by the ids that they get here.
  const restored = await planPictures(archive, { ...own, mediaSizes, isStored, freeBytes })
  const picturesHere = createPicturesHere(restored, people, documents)

  for await (const stored of readClasses(archive)) {
    const { _id, name } = stored.schoolClass
    if (!chosen.has(_id)) continue
    const shown = await withPicturesHere(stored, picturesHere)
    const archived = people.isTrusted ? shown : withOwnReferences(shown, restoreId)
    const here = isForeign ? null : await readClassHere(_id)
    if (method === 'copy' || !here) {
      if (method !== 'copy' && isForeign) throw new CopyOnlyError(_id)
      if (method !== 'copy') await refuseTakenIds(documents, archived)
      const nameHere = method === 'copy' ? copyName(name, day, names) : name
      const options = { restoreId, people, schoolId, name: nameHere, isCopy: method === 'copy' }
      const { classId, ids } = await planNewClass(archived, options, plan)
      classesHere.set(_id, classId)
      for (const exam of archived.exams) examsHere.set(exam._id, ids.get(exam._id) ?? exam._id)
      result.classes.push({ classId, name: nameHere })
      continue
    }
    if (here.schoolClass.ownerId !== ownerId) throw new CopyOnlyError(_id)
    await refuseTakenIds(documents, archived)
    const { deletedAt } = here.schoolClass
    if (deletedAt !== null)
      await planPatch(plan, 'classes', _id, [{ field: 'deletedAt', before: deletedAt, after: null }])
    const present = { archived, here, archivedAt, people, plan }
    if (method === 'replace') await planReplace(present, now)
    else {
      const decisions = (await listConflicts(_id)).map(
        (one) => [decisionKey(one.examId, one.studentId, one.leafId), one] as const,
      )
      result.keptMarks += await planMerge(present, new Map(decisions))
    }
    classesHere.set(_id, _id)
    for (const exam of archived.exams) examsHere.set(exam._id, exam._id)
    result.classes.push({ classId: _id, name: method === 'replace' ? name : here.schoolClass.name })
  }

  const classHere = async (classId: string): Promise<string | null> => {
    const restored = classesHere.get(classId)
    if (restored !== undefined || isForeign) return restored ?? null
    const schoolClass = await documents.find('classes', classId)
    return schoolClass?.['ownerId'] === ownerId ? classId : null
  }
  const examHere = (examId: string) => examsHere.get(examId) ?? null
  await planLessonPlans(archive, { ...own, classHere, examHere, picturesHere })
  const bank = bankOf({ schoolId, ownerId })
  await planComments(archive, { restoreId, ownerId, bank, isForeign, classHere, documents, plan })
  return result
}

/** The sum of the counts of the chosen classes. */
export const countsOf = (
  classes: readonly { classId: string; counts: RestoreCounts }[],
  chosen: readonly string[],
): RestoreCounts =>
  classes
    .filter(({ classId }) => chosen.includes(classId))
    .reduce((sum, { counts }) => addCounts(sum, counts), noCounts())

/** The id of the backup that is made before a restore. */
export const snapshotIdOf = (restoreId: string): string => copiedId(restoreId, 'snapshot')
