import type { Roster } from '@classeur/contracts'

/** How many students count for the plan (who has left does not), how many it allows, and how many more fit. */
export function planSlotsOf({ students, limit }: Roster): {
  present: number
  limit: number | null
  free: number
} {
  const present = students.filter(({ leftOn }) => leftOn === null).length
  return { present, limit, free: limit === null ? Infinity : Math.max(limit - present, 0) }
}
