import { AppError, trashDays, type StudentsAction } from '@classeur/contracts'
import type { RosterDocument, StudentDocument } from '@classeur/database'

const day = 86_400_000

/** Applies an action to a student; returns the same object if nothing changes. */
function actOn(student: StudentDocument, act: StudentsAction, now: Date): StudentDocument {
  const { deletedAt, leftOn, groupIds } = student
  if (act.action === 'restore') {
    const isThere = deletedAt !== null && now.getTime() - deletedAt.getTime() <= trashDays * day
    return isThere ? { ...student, deletedAt: null } : student
  }
  if (deletedAt !== null) return student
  switch (act.action) {
    case 'delete':
      return { ...student, deletedAt: now }
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

/**
 * Applies an action to several students; returns the roster and the ids of the students that changed. Ignores students
 * that no longer exist.
 * @throws AppError `general/not-found` for an unknown group
 */
export function actOnStudents(
  roster: RosterDocument,
  ids: readonly string[],
  act: StudentsAction,
  now = new Date(),
): { roster: RosterDocument; changedIds: string[] } {
  if ('groupId' in act && !roster.groups.some(({ id }) => id === act.groupId)) {
    throw new AppError('general/not-found')
  }
  const chosen = new Set(ids)
  const changedIds: string[] = []
  const students = roster.students.map((student) => {
    const after = chosen.has(student.id) ? actOn(student, act, now) : student
    if (after !== student) changedIds.push(student.id)
    return after
  })
  return { roster: { ...roster, students }, changedIds }
}
