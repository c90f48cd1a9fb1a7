/**
 * The plan slots that no class takes, lowest first. A class in a slot from `limit` on is read-only.
 * @param limit how many classes the plan allows
 */
export function freeSlots(taken: Iterable<number>, limit: number): number[] {
  const occupied = new Set(taken)
  return Array.from({ length: limit }, (_, slot) => slot).filter((slot) => !occupied.has(slot))
}

/** Why a class is read-only: it is archived, or its plan slot exceeds the owner's current plan. */
export function readOnlyReasonOf(
  { archivedAt, slot }: { archivedAt: Date | null; slot: number | null },
  { limits }: { limits: { classes: number } },
): 'archived' | 'over-limit' | null {
  if (archivedAt) return 'archived'
  return slot !== null && slot >= limits.classes ? 'over-limit' : null
}
