import { pointsOn20, type Roster, type SchoolClass, type Student } from '@classeur/contracts'

export const classId = '65f0000000000000000000c1'

export const classOf = (fields: Partial<SchoolClass> = {}): SchoolClass => ({
  ...{ id: classId, name: '6B Mathematics', level: '', subjects: [], schoolYear: '', colour: 'board' },
  ...{ scale: null, usesExternalIds: false, role: 'owner', ownerName: 'Leïla Mansouri' },
  counts: { students: 0, exams: 0, cellsToEnter: 0 },
  lastActivityAt: '2026-11-18T08:00:00.000Z',
  ...{ archivedAt: null, deletedAt: null, isSample: false, readOnly: null, schoolId: null },
  ...{ effectiveScale: pointsOn20, memberCount: 1, version: 1, studentLimit: 40 },
  createdAt: '2026-09-01T08:00:00.000Z',
  ...fields,
})

/** Twenty-four hexadecimal digits that end with the number. */
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
