import type { StoredRoster, StoredStudent } from '../stored-roster.ts'

/** The fields of a student that people enter. */
export type StudentFields = Pick<
  StoredStudent,
  'firstName' | 'lastName' | 'externalId' | 'note' | 'hasNeeds' | 'joinedOn' | 'leftOn'
>

/** The decision to add students; it refuses nobody. */
interface AddedStudents {
  /** Null if all students are on the roster already. */
  next: StoredRoster | null
  /** All students of the request. */
  changedIds: string[]
  /** The number of those who weren't on the roster. */
  addedCount: number
}

/**
 * Appends students to a roster; their numbers follow the highest number ever used in it. A repeated request has the same
 * ids, so students who are on the roster already, deleted or not, aren't added again.
 */
export function addStudents(
  roster: StoredRoster,
  students: readonly (StudentFields & { id: string })[],
): AddedStudents {
  const listed = new Set(roster.students.map(({ id }) => id))
  const changedIds = students.map(({ id }) => id)
  const missing = students.filter(({ id }) => !listed.has(id))
  if (missing.length === 0) return { next: null, changedIds, addedCount: 0 }
  const added = missing.map((student, index): StoredStudent => ({
    id: student.id,
    number: roster.lastNumber + index + 1,
    firstName: student.firstName,
    lastName: student.lastName,
    externalId: student.externalId,
    note: student.note,
    hasNeeds: student.hasNeeds,
    groupIds: [],
    joinedOn: student.joinedOn,
    leftOn: student.leftOn,
    deletedAt: null,
  }))
  const lastNumber = roster.lastNumber + added.length
  return {
    next: { ...roster, lastNumber, students: [...roster.students, ...added] },
    changedIds,
    addedCount: added.length,
  }
}
