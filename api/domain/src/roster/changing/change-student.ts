import { nameProblem } from '../names/name-problem.ts'
import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import type { StudentFields } from './add-students.ts'
import { notFound, unchanged, type RosterDecision } from './roster-decision.ts'

type ChangeableFields = StudentFields & Pick<StoredStudent, 'groupIds'>

/** The fields to change; a missing or undefined one stays. */
export type StudentChange = { [Field in keyof ChangeableFields]?: ChangeableFields[Field] | undefined }

const changed = (student: StoredStudent, { groupIds, ...change }: StudentChange): StoredStudent => {
  const sent = Object.entries(change).filter(([, value]) => value !== undefined)
  return {
    ...student,
    ...Object.fromEntries(sent),
    ...(groupIds && { groupIds: [...new Set(groupIds)] }),
  }
}

/** Changes a student; refuses an unknown or deleted student, an unknown group and an invalid new name. */
export function changeStudent(
  roster: StoredRoster,
  studentId: string,
  change: StudentChange,
): RosterDecision {
  const student = roster.students.find(({ id, deletedAt }) => id === studentId && deletedAt === null)
  if (!student) return notFound
  const after = changed(student, change)
  const groups = new Set(roster.groups.map(({ id }) => id))
  if (!after.groupIds.every((id) => groups.has(id))) return notFound
  const isRenamed = change.firstName !== undefined || change.lastName !== undefined
  if (isRenamed && nameProblem(after)) return { refusal: { code: 'general/validation-failed' } }
  if (JSON.stringify(after) === JSON.stringify(student)) return unchanged
  const students = roster.students.map((one) => (one === student ? after : one))
  return { next: { ...roster, students }, changedIds: [studentId] }
}
