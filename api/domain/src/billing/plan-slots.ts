/**
 * The plan slots that no class takes, lowest first. A class in a slot from `limit` on is read-only.
 * @param limit how many classes the plan allows
 */
export function freeSlots(taken: Iterable<number>, limit: number): number[] {
  const occupied = new Set(taken)
  return Array.from({ length: limit }, (_, slot) => slot).filter((slot) => !occupied.has(slot))
}
