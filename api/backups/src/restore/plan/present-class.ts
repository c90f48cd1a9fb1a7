import type { CellPatch, FieldPatch, PlainDocument, RestoreConflictDocument } from '@classeur/database'
import type { ArchivedExam } from '../archive/class-schemas.ts'
import { isEqual } from '../archive/plain-value.ts'
import type { ArchivedClassData } from '../archive/class-collections.ts'
import type { ClassHere } from '../compare/class-here.ts'
import type { ComparedCell } from '../compare/compare-marks.ts'
import { newExam, newResources } from './new-documents.ts'
import { withPeople, type PeopleHere } from './people-in.ts'
import type { PlanWriter } from './plan-writer.ts'

/** A class that is both in the archive and here. */
export interface PresentClass {
  archived: ArchivedClassData
  here: ClassHere
  archivedAt: Date
  people: PeopleHere
  plan: PlanWriter
}

/** What the decisions about a merge say about its conflicts, by exam, student and leaf. */
export type Decisions = ReadonlyMap<string, Pick<RestoreConflictDocument, 'decision' | 'version'>>

export const decisionKey = (examId: string, studentId: string, leafId: string): string =>
  `${examId}:${studentId}:${leafId}`

/** The fields that differ between two documents. */
export function patchesBetween<Document extends object>(
  before: Document,
  after: Document,
  fields: readonly (keyof Document & string)[],
): FieldPatch[] {
  return fields
    .filter((field) => !isEqual(before[field], after[field]))
    .map((field) => ({
      field,
      ...(before[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }))
}

/** Plans the change of a document, unless nothing would change. */
export async function planPatch(
  plan: PlanWriter,
  collection: Parameters<PlanWriter['create']>[1],
  id: string,
  patches: FieldPatch[],
): Promise<void> {
  if (patches.length > 0) await plan.add(`${collection}:${id}`, { kind: 'patch', collection, id, patches })
}

/** Plans an exam that isn't here, with its marks, their history and its sheets. */
export async function planNewExam(
  { archived, people, plan }: PresentClass,
  exam: ArchivedExam,
): Promise<void> {
  const unit = `exam:${exam._id}`
  const own = <Document extends PlainDocument & { examId: string }>(documents: readonly Document[]) =>
    withPeople(
      documents.filter(({ examId }) => examId === exam._id),
      people,
    )
  await plan.create(unit, 'structure_changes', own(archived.structure_changes))
  await plan.create(unit, 'mark_rows', own(archived.mark_rows))
  await plan.create(unit, 'mark_changes', own(archived.mark_changes))
  await plan.create(unit, 'exams', [newExam(withPeople(exam, people), people.ownerId)])
}

/** Plans the sheets that are in the archive only. */
export async function planNewResources({ archived, here, people, plan }: PresentClass): Promise<void> {
  const present = new Set(here.resources.map(({ _id }) => _id))
  for (const resource of newResources(archived.resources)) {
    if (present.has(resource._id)) continue
    const versions = archived.resource_versions.filter(({ resourceId }) => resourceId === resource._id)
    const unit = `resource:${resource._id}`
    await plan.create(unit, 'resource_versions', withPeople(versions, people))
    await plan.create(unit, 'resources', [withPeople(resource, people)])
  }
}

/** Plans documents that are in the archive only. */
export async function planMissing(
  { people, plan }: Pick<PresentClass, 'people' | 'plan'>,
  collection: 'overall_comments' | 'term_choices',
  archived: readonly PlainDocument[],
  here: readonly PlainDocument[],
): Promise<void> {
  const present = new Set(here.map(({ _id }) => _id))
  for (const document of archived)
    if (!present.has(document._id))
      await plan.create(`${collection}:${document._id}`, collection, [withPeople(document, people)])
}

/** The cells to write, by student; each as it is here and as it becomes. */
export function cellPatches(
  cells: readonly ComparedCell[],
  isWritten: (cell: ComparedCell) => boolean,
): Map<string, CellPatch[]> {
  const patches = new Map<string, CellPatch[]>()
  for (const cell of cells) {
    if (!isWritten(cell)) continue
    const { studentId, leafId, here, archived, hereMark } = cell
    const patch = { leafId, version: hereMark?.version ?? 0, before: here, after: archived }
    const group = patches.get(studentId)
    if (group) group.push(patch)
    else patches.set(studentId, [patch])
  }
  return patches
}

export async function planCells(
  plan: PlanWriter,
  { _id: examId, classId }: Pick<ArchivedExam, '_id' | 'classId'>,
  patches: ReadonlyMap<string, CellPatch[]>,
): Promise<void> {
  for (const [studentId, cells] of patches)
    await plan.add(`marks:${examId}`, { kind: 'marks', examId, classId, studentId, cells })
}
