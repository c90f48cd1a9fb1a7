import type { StoredRoster, StoredStudent } from '../stored-roster.ts'

/** The fields of a student that people enter. */
export type StudentFields = Pick<
  StoredStudent,
  'firstName' | 'lastName' | 'externalId' | 'note' | 'hasNeeds' | 'joinedOn' | 'leftOn'
>

/** Appends students to a roster; their numbers follow the highest number ever used in it. */
export function addStudents(
  roster: StoredRoster,
  students: readonly StudentFields[],
  newId: () => string,
): { next: StoredRoster; changedIds: string[] } {
  const added = students.map((student, index): StoredStudent => ({
    id: newId(),
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
    changedIds: added.map(({ id }) => id),
  }
}
