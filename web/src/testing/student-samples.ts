import { pointsOn20 } from '@classeur/domain/exams'
import type { Roster, Student, StudentMeans } from '@classeur/contracts'

/** An id of 24 hexadecimal digits that ends with the number. */
export const studentId = (number: number): string => String(number).padStart(24, 'a')

export const studentOf = (number: number, lastName: string, firstName: string, fields = {}): Student => ({
  ...{ id: studentId(number), number, firstName, lastName, externalId: '', note: '', hasNeeds: false },
  ...{ joinedOn: null, leftOn: null, groupIds: [], isOverLimit: false, deletedAt: null },
  ...fields,
})

export const rosterOf = (students: Student[], fields: Partial<Roster> = {}): Roster => ({
  version: 1,
  students,
  groups: [],
  limit: 40,
  ...fields,
})

/** A class without marks. */
export const noMeans: StudentMeans = {
  effectiveScale: pointsOn20,
  effectiveRounding: 'hundredth',
  hasMarks: false,
  means: [],
}
