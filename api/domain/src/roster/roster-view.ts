import type { StoredRoster, StoredStudent } from './stored-roster.ts'
import { isInClass } from './student.ts'

/** How to show a roster. Without `withNotes`, the teachers' notes are left out. */
export interface RosterViewOptions {
  /** How many students the owner's plan allows. */
  limit: number
  /** ISO 8601 without a time. */
  today: string
  withNotes: boolean
}

/** The day of a moment in UTC, ISO 8601. */
export const utcDayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The students who count towards the owner's plan, in the order of their numbers. */
export const studentsInClass = (students: readonly StoredStudent[], day: string): StoredStudent[] =>
  students.filter((student) => isInClass(student, day)).sort((a, b) => a.number - b.number)

/** The students beyond the plan: the highest numbers, so that the result is stable. */
export const overLimitIds = (students: readonly StoredStudent[], limit: number, day: string): Set<string> =>
  new Set(
    studentsInClass(students, day)
      .slice(limit)
      .map(({ id }) => id),
  )

/** The roster as screens show it, without deleted students. */
export function rosterView(
  { version, students, groups }: StoredRoster,
  { limit, today, withNotes }: RosterViewOptions,
) {
  const over = overLimitIds(students, limit, today)
  return {
    version,
    limit,
    students: students
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ deletedBy: _deletedBy, ...student }) => ({
        ...student,
        note: withNotes ? student.note : '',
        isOverLimit: over.has(student.id),
        deletedAt: null,
      })),
    groups: groups.map(({ id, name, usedAt }) => ({ id, name, usedAt: usedAt?.toISOString() ?? null })),
  }
}
