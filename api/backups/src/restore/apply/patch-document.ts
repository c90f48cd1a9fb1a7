import {
  planHeadAfter,
  headOf,
  slotKeyOf,
  type FieldPatch,
  type ImageDocument,
  type LessonPlanDocument,
  type PlainDocument,
  type RestoredCollection,
} from '@classeur/database'
import { publicationAfterChange } from '@classeur/domain/pictures'
import type { ArchivedExam } from '../archive/class-schemas.ts'
import { copiedId } from '../plan/id-map.ts'
import { applyPatches, type PatchResult } from './apply-patch.ts'
import {
  NoFreeClassError,
  type NewStructureChangeDocument,
  type StepContext,
  type StepDependencies,
} from './step-dependencies.ts'

type Documents = Pick<StepDependencies, 'documents' | 'classes' | 'lessonVersions' | 'rows'>

/**
 * Patches an exam. A change of its structure or status raises its fence, so that a write that was decided before fails
 * after it. A new structure is recorded as a change without rescales, because the marks are put back by themselves.
 */
async function patchExam(
  { documents, rows }: Documents,
  id: string,
  patches: readonly FieldPatch[],
  { restoreId, ownerId, direction, at }: StepContext,
): Promise<PatchResult> {
  const result = await applyPatches(documents, 'exams', id, patches, {
    extra: async (document, due) => {
      const fields = new Set(due.map(({ field }) => field))
      if (!fields.has('structure'))
        return fields.has('status') ? { increase: { fence: 1, marksVersion: 1 } } : {}
      const exam = document as unknown as ArchivedExam
      const changeId = copiedId(`${restoreId}:${direction}`, id)
      const change: NewStructureChangeDocument = {
        ...{ _id: changeId, examId: id, classId: exam.classId, by: ownerId, at },
        ...{ toVersion: exam.version + 1, marksVersion: exam.marksVersion, before: exam.structure },
        ...{ answers: {}, rescales: [], undoes: null, oldMarks: {} },
      }
      // Before the exam refers to it.
      await documents.add('structure_changes', [{ ...change }])
      const rescaleIds = exam.rescaleIds.filter((rescaleId) => rescaleId !== changeId)
      return {
        set: { lastChangeId: changeId, rescaleIds: [...rescaleIds, changeId] },
        increase: { fence: 1, marksVersion: 1 },
      }
    },
  })
  const exam = await documents.find('exams', id)
  if (exam) await rows.raiseFence(id, Number(exam['fence'] ?? 0))
  return result
}

/** Patches a class. Out of the trash it takes a slot of the plan, and back in the trash it frees it. */
async function patchClass(
  { documents, classes }: Documents,
  id: string,
  patches: readonly FieldPatch[],
  { ownerId, classLimit }: StepContext,
): Promise<PatchResult> {
  const withSlot = (slot: number | null) =>
    applyPatches(documents, 'classes', id, patches, {
      extra: async (document, due) => {
        const isTrashed = due.some(({ field }) => field === 'deletedAt')
        return isTrashed ? { set: { slot, slotKey: slotKeyOf(String(document['ownerId']), slot, id) } } : {}
      },
    })
  const schoolClass = await documents.find('classes', id)
  const leavesTrash = patches.some(({ field, after }) => field === 'deletedAt' && after === null)
  const needsSlot =
    leavesTrash &&
    schoolClass !== null &&
    schoolClass['deletedAt'] !== null &&
    schoolClass['archivedAt'] === null &&
    schoolClass['isSample'] !== true
  if (!needsSlot) return withSlot(null)
  const result = await classes.inFreeSlot(ownerId, classLimit, withSlot)
  if (!result) throw new NoFreeClassError('no free class')
  return result
}

/** Patches a lesson plan. Another title or other sections are a new version, and the one before them is recorded first. */
const patchLessonPlan = (
  { documents, lessonVersions }: Documents,
  id: string,
  patches: readonly FieldPatch[],
  { ownerId, at }: StepContext,
): Promise<PatchResult> =>
  applyPatches(documents, 'lesson_plans', id, patches, {
    extra: async (document, due) => {
      if (!due.some(({ field }) => field === 'title' || field === 'sections')) return {}
      const plan = document as unknown as LessonPlanDocument
      await lessonVersions.record(plan)
      const change = { kind: 'from-backup', sectionKey: null, from: null } as const
      return { set: { head: planHeadAfter(headOf(plan), { change, by: ownerId }, at) } }
    },
  })

const seenFields = ['name', 'altText', 'tags', 'labels']

/**
 * Patches a picture. What others see of it counts as a change by its owner, which operators review; other windows notice
 * other labels, and the workers write its search keys again.
 */
const patchImage = (
  { documents }: Documents,
  id: string,
  patches: readonly FieldPatch[],
): Promise<PatchResult> =>
  applyPatches(documents, 'images', id, patches, {
    extra: async (document, due) => {
      const seen = due.filter(({ field }) => seenFields.includes(field))
      if (seen.length === 0) return {}
      const image = { ...document, ...Object.fromEntries(seen.map(({ field, after }) => [field, after])) }
      const { altText } = image as unknown as ImageDocument
      const isRelabelled = seen.some(({ field }) => field === 'labels')
      return {
        set: {
          ...publicationAfterChange(document as unknown as ImageDocument, { altText }, new Date()),
          searchVersion: null,
        },
        increase: isRelabelled ? { labelsVersion: 1 } : {},
      }
    },
  })

export function patchDocument(
  dependencies: Documents,
  collection: RestoredCollection,
  id: string,
  patches: readonly FieldPatch[],
  context: StepContext,
): Promise<PatchResult> {
  if (collection === 'exams') return patchExam(dependencies, id, patches, context)
  if (collection === 'classes') return patchClass(dependencies, id, patches, context)
  if (collection === 'lesson_plans') return patchLessonPlan(dependencies, id, patches, context)
  if (collection === 'images') return patchImage(dependencies, id, patches)
  return applyPatches(dependencies.documents, collection, id, patches)
}

/** Adds classes, each in a free slot of the plan, unless it is archived. */
export async function addClasses(
  { documents, classes }: Pick<Documents, 'documents' | 'classes'>,
  added: readonly PlainDocument[],
  { ownerId, classLimit }: StepContext,
): Promise<void> {
  for (const schoolClass of added) {
    if (await documents.find('classes', schoolClass._id)) continue
    if (schoolClass['archivedAt'] !== null) {
      await documents.add('classes', [schoolClass])
      continue
    }
    const isAdded = await classes.inFreeSlot(ownerId, classLimit, async (slot) => {
      const slotKey = slotKeyOf(ownerId, slot, schoolClass._id)
      await documents.addOne('classes', { ...schoolClass, slot, slotKey })
      return true
    })
    if (!isAdded) throw new NoFreeClassError('no free class')
  }
}
