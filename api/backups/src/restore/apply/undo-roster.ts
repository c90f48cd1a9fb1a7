import type { FieldPatch, PlainDocument, RestoredDocuments } from '@classeur/database'
import type { ResourceAudience } from '@classeur/contracts'
import { putBackWithWork, type StoredRoster, type StoredStudent } from '@classeur/domain/roster'
import type { ArchivedMarkRow } from '../archive/class-schemas.ts'
import { cellOf, isEmptyCell } from '../compare/cells.ts'
import { applyPatches, reversedPatches, type PatchResult } from './apply-patch.ts'
import type { StepContext, StepDependencies } from './step-dependencies.ts'

const studentIdOf = ({ field }: FieldPatch) => /^students\.(.+)$/.exec(field)?.[1]
const groupIdOf = ({ field }: FieldPatch) => /^groups\.(.+)$/.exec(field)?.[1]

function studentsOf({ audience }: { audience: ResourceAudience }): string[] {
  if (audience.scope === 'student') return [audience.studentId]
  return audience.scope === 'group' ? audience.studentIds : []
}

/** The students of a class with a mark, an overall comment or a sheet. */
async function studentsWithWork(
  { listOfClass }: Pick<RestoredDocuments, 'listOfClass'>,
  classId: string,
): Promise<Set<string>> {
  const rows = (await listOfClass('mark_rows', classId)) as unknown as ArchivedMarkRow[]
  const comments = await listOfClass('overall_comments', classId)
  const resources = await listOfClass('resources', classId)
  return new Set([
    ...rows
      .filter(({ marks }) => Object.values(marks).some((mark) => !isEmptyCell(cellOf(mark))))
      .map(({ studentId }) => studentId),
    ...comments.filter(({ text }) => text !== '').map(({ studentId }) => String(studentId)),
    ...resources
      .filter(({ deletedAt }) => !deletedAt)
      .flatMap((resource) => studentsOf(resource as unknown as { audience: ResourceAudience })),
  ])
}

/** Leaves out the removal of students who have work, and of groups that still have members afterwards. */
function withoutUsed(
  roster: StoredRoster,
  due: readonly FieldPatch[],
  withWork: ReadonlySet<string>,
): FieldPatch[] {
  const isKept = (patch: FieldPatch) => patch.after === undefined && withWork.has(studentIdOf(patch) ?? '')
  const changes = due.filter((patch) => !isKept(patch))
  const changed = new Map(changes.map((patch) => [studentIdOf(patch), patch.after]))
  const staying = roster.students.flatMap((student) => {
    const after = changed.has(student.id) ? changed.get(student.id) : student
    return after === undefined ? [] : [after as StoredStudent]
  })
  const used = new Set(staying.flatMap(({ groupIds }) => groupIds))
  return changes.filter((patch) => patch.after !== undefined || !used.has(groupIdOf(patch) ?? ''))
}

/**
 * Undoes what a restore changed in a roster. The marks, comments and sheets that the restore added are already removed.
 * If a student still has some, somebody has added them since, so the function keeps the student. It also keeps groups that
 * still have members. It deletes all other data of the removed students, because an empty row of marks would refer to a
 * student who doesn't exist.
 */
export async function undoRoster(
  { documents, forgetStudents }: Pick<StepDependencies, 'documents' | 'forgetStudents'>,
  classId: string,
  patches: readonly FieldPatch[],
  { at }: Pick<StepContext, 'at'>,
): Promise<PatchResult> {
  const apply = (changes: readonly FieldPatch[]) =>
    applyPatches(documents, 'rosters', classId, changes, {
      choose: async (roster, due) =>
        withoutUsed(rosterOf(roster), due, await studentsWithWork(documents, classId)),
    })
  const result = await apply(reversedPatches(patches))
  const added = patches.flatMap((patch) =>
    studentIdOf(patch) && patch.before === undefined ? [patch.after as StoredStudent] : [],
  )
  if (added.length === 0) return result

  // Somebody may have entered a mark for a student while the roster was being written.
  const roster = await documents.find('rosters', classId)
  if (!roster) return result
  const withWork = await studentsWithWork(documents, classId)
  const back = putBackWithWork(rosterOf(roster), added, withWork, at)?.students ?? rosterOf(roster).students
  const present = new Set(rosterOf(roster).students.map(({ id }) => id))
  const late = back.filter(({ id }) => !present.has(id))
  if (late.length > 0)
    await apply(late.map((student): FieldPatch => ({ field: `students.${student.id}`, after: student })))
  const staying = new Set(back.map(({ id }) => id))
  const removed = added.filter(({ id }) => !staying.has(id))
  await forgetStudents(classId, removed)
  return { ...result, kept: result.kept + late.length }
}

const rosterOf = (document: PlainDocument) => document as unknown as StoredRoster
