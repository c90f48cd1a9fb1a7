import type { StoredRoster, StoredStudent } from '../stored-roster.ts'
import { notFound, type RosterDecision } from './roster-decision.ts'

const day = 86_400_000

/** An action on several students. `on` is the day on which they left, ISO 8601. */
export type StudentsAction =
  | { action: 'delete' | 'restore' | 'return' }
  | { action: 'leave'; on: string }
  | { action: 'add-to-group' | 'remove-from-group'; groupId: string }

export interface ActionTimes {
  now: Date
  /** The person who acts; left out to return students to the trash as they were there. */
  by?: string
  /** The number of days within which a deleted student can be restored. */
  trashDays: number
}

/** Applies an action to a student; returns the same object if nothing changes. */
function actOn(
  student: StoredStudent,
  act: StudentsAction,
  { now, by, trashDays }: ActionTimes,
): StoredStudent {
  const { deletedAt, leftOn, groupIds } = student
  if (act.action === 'restore') {
    const isThere = deletedAt !== null && now.getTime() - deletedAt.getTime() <= trashDays * day
    return isThere ? { ...student, deletedAt: null } : student
  }
  if (deletedAt !== null) return student
  switch (act.action) {
    case 'delete':
      return { ...student, deletedAt: now, ...(by !== undefined && { deletedBy: by }) }
    case 'leave':
      return leftOn === act.on ? student : { ...student, leftOn: act.on }
    case 'return':
      return leftOn === null ? student : { ...student, leftOn: null }
    case 'add-to-group':
      return groupIds.includes(act.groupId) ? student : { ...student, groupIds: [...groupIds, act.groupId] }
    case 'remove-from-group':
      return groupIds.includes(act.groupId)
        ? { ...student, groupIds: groupIds.filter((id) => id !== act.groupId) }
        : student
  }
}

/** Applies an action to several students. Ignores students that no longer exist; refuses an unknown group. */
export function actOnStudents(
  roster: StoredRoster,
  ids: readonly string[],
  act: StudentsAction,
  times: ActionTimes,
): RosterDecision {
  if ('groupId' in act && !roster.groups.some(({ id }) => id === act.groupId)) return notFound
  const chosen = new Set(ids)
  const changedIds: string[] = []
  const students = roster.students.map((student) => {
    const after = chosen.has(student.id) ? actOn(student, act, times) : student
    if (after !== student) changedIds.push(student.id)
    return after
  })
  return { next: changedIds.length > 0 ? { ...roster, students } : null, changedIds }
}
