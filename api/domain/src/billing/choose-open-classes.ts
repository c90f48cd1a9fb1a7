/** A class and the plan slot that it takes, from 0. */
export interface ClassInSlot {
  id: string
  slot: number
}

/** One write: moves a class from one slot to another that no class takes at that moment. */
export interface SlotMove {
  id: string
  from: number
  to: number
}

/**
 * Assigns the slots from 0 again after a person chose the classes that stay open: the chosen classes get the lowest
 * slots, and the others follow. Both groups keep their order. Ignores chosen ids without a slot, such as those of
 * classes archived meanwhile.
 */
export function assignSlots(
  taken: readonly ClassInSlot[],
  chosenIds: Iterable<string>,
): { id: string; slot: number }[] {
  const chosen = new Set(chosenIds)
  const inOrder = taken.toSorted((a, b) => a.slot - b.slot)
  const ordered = [
    ...inOrder.filter(({ id }) => chosen.has(id)),
    ...inOrder.filter(({ id }) => !chosen.has(id)),
  ]
  return ordered.map(({ id }, slot) => ({ id, slot }))
}

/**
 * The moves that lead to an assignment, in order. A class that occupies the slot of another one first moves behind all
 * classes. So after every move, each class has exactly one slot, and at most one slot of the plan is free.
 */
export function slotMoves(taken: readonly ClassInSlot[], assigned: readonly ClassInSlot[]): SlotMove[] {
  const slotOf = new Map(taken.map(({ id, slot }) => [id, slot]))
  const classIn = new Map(taken.map(({ id, slot }) => [slot, id]))
  let behindAll = Math.max(-1, ...[...taken, ...assigned].map(({ slot }) => slot)) + 1
  const moves: SlotMove[] = []
  const move = (id: string, to: number) => {
    const from = slotOf.get(id) as number
    moves.push({ id, from, to })
    slotOf.set(id, to)
    classIn.delete(from)
    classIn.set(to, id)
  }
  const assignedTo = new Map(assigned.map(({ id, slot }) => [slot, id]))
  for (const first of [...assignedTo.keys()].sort((a, b) => a - b)) {
    const occupant = classIn.get(first)
    if (occupant === assignedTo.get(first)) continue
    if (occupant !== undefined) move(occupant, behindAll++)
    // The class that fills a slot frees its own, which is filled next, so that only one slot is free.
    for (let free = first, id = assignedTo.get(free); id !== undefined; id = assignedTo.get(free)) {
      const next = slotOf.get(id) as number
      move(id, free)
      free = next
    }
  }
  return moves
}
