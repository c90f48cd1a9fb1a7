import { isInClass } from '@classeur/domain/roster'
import type { Roster } from '@classeur/contracts'
import type { RosterDocument, StudentDocument } from '@classeur/database'

/** How a list is looked at. `today`: ISO 8601; without `withNotes` the teachers' notes are left out. */
export interface RosterViewOptions {
  limit: number
  today: string
  withNotes: boolean
}

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Those who count for the owner's plan, in the order of their numbers. */
export const studentsInClass = (students: readonly StudentDocument[], day: string): StudentDocument[] =>
  students.filter((student) => isInClass(student, day)).sort((a, b) => a.number - b.number)

/** Whom the plan does not hold: the last ones by number, so that it is always the same ones. */
export const overLimitIds = (students: readonly StudentDocument[], limit: number, day: string): Set<string> =>
  new Set(
    studentsInClass(students, day)
      .slice(limit)
      .map(({ id }) => id),
  )

/** A list as it is shown: without those who were deleted. */
export function rosterView(
  roster: RosterDocument,
  { limit, today: day, withNotes }: RosterViewOptions,
): Roster {
  const over = overLimitIds(roster.students, limit, day)
  return {
    version: roster.version,
    limit,
    students: roster.students
      .filter(({ deletedAt }) => deletedAt === null)
      .map((student) => ({
        ...student,
        note: withNotes ? student.note : '',
        isOverLimit: over.has(student.id),
        deletedAt: null,
      })),
    groups: roster.groups.map(({ id, name, usedAt }) => ({
      id,
      name,
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }
}
