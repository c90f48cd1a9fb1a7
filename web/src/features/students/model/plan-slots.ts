import type { Roster } from '@classeur/contracts'

/**
 * The number of students who count for the plan (without those who have left), the plan's limit, and the remaining
 * slots.
 */
export function planSlotsOf({ students, limit }: Roster): {
  present: number
  limit: number | null
  free: number
} {
  const present = students.filter(({ leftOn }) => leftOn === null).length
  return { present, limit, free: limit === null ? Infinity : Math.max(limit - present, 0) }
}
