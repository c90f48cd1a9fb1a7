import { isInClass } from './student.ts'

/** The fields of a stored student that decide who counts towards a plan. */
interface CountedStudent {
  id: string
  /** The list number. */
  number: number
  /** ISO 8601 without a time; null while the student belongs to the class. */
  leftOn: string | null
  deletedAt: unknown
}

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
export const studentsInClass = <Student extends CountedStudent>(
  students: readonly Student[],
  day: string,
): Student[] => students.filter((student) => isInClass(student, day)).sort((a, b) => a.number - b.number)

/** The students beyond the plan: the highest numbers, so that the result is stable. */
export const overLimitIds = (students: readonly CountedStudent[], limit: number, day: string): Set<string> =>
  new Set(
    studentsInClass(students, day)
      .slice(limit)
      .map(({ id }) => id),
  )

/** The roster as screens show it, without deleted students. */
export function rosterView<
  Student extends CountedStudent & { note: string },
  Group extends { id: string; name: string; usedAt: Date | null },
>(
  { version, students, groups }: { version: number; students: readonly Student[]; groups: readonly Group[] },
  { limit, today, withNotes }: RosterViewOptions,
) {
  const over = overLimitIds(students, limit, today)
  return {
    version,
    limit,
    students: students
      .filter(({ deletedAt }) => deletedAt === null)
      .map((student) => ({
        ...student,
        note: withNotes ? student.note : '',
        isOverLimit: over.has(student.id),
        deletedAt: null,
      })),
    groups: groups.map(({ id, name, usedAt }) => ({ id, name, usedAt: usedAt?.toISOString() ?? null })),
  }
}
