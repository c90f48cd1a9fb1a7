import type { Student } from '@classeur/contracts'
import { isInClass, utcDayOf } from '@classeur/domain/roster'

/**
 * Whether a student is in the class: a planned last day changes nothing before it comes. The day is in UTC, because the
 * server counts the students of a plan by the same day.
 */
export const isInClassToday = (student: Pick<Student, 'deletedAt' | 'leftOn'>): boolean =>
  isInClass(student, utcDayOf(new Date()))
