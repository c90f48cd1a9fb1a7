import type { Roster } from '@classeur/contracts'
import { isInClassToday } from '../../../components/people/is-in-class-today.ts'

/**
 * The number of students who count for the plan (without those who have left), the plan's limit, and the remaining
 * slots.
 */
export function planSlotsOf({ students, limit }: Roster): {
  present: number
  limit: number | null
  free: number
} {
  const present = students.filter(isInClassToday).length
  return { present, limit, free: limit === null ? Infinity : Math.max(limit - present, 0) }
}
