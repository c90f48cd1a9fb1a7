import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlots, slotMoves, type ClassInSlot } from './choose-open-classes.ts'

const inSlots = (slots: Record<string, number>): ClassInSlot[] =>
  Object.entries(slots).map(([id, slot]) => ({ id, slot }))
const slotsOf = (classes: readonly ClassInSlot[]) =>
  Object.fromEntries(classes.map(({ id, slot }) => [id, slot]))

/** Classes in different slots, with gaps, and a choice of some of them. */
const chosenAndTaken = fc.uniqueArray(fc.nat(40), { maxLength: 20 }).chain((slots) =>
  fc.record({
    taken: fc.constant(slots.map((slot, index) => ({ id: `class ${index}`, slot }))),
    chosen: fc.subarray(slots.map((_, index) => `class ${index}`)),
  }),
)

describe('the slots after a choice', () => {
  it('are the lowest for the chosen classes, and all classes keep their order', () => {
    const taken = inSlots({ a: 0, b: 1, c: 2, d: 3, e: 4 })
    expect(slotsOf(assignSlots(taken, ['e', 'a', 'd']))).toEqual({ a: 0, d: 1, e: 2, b: 3, c: 4 })
  })

  it('are filled by the next classes if fewer are chosen than the plan allows', () => {
    expect(slotsOf(assignSlots(inSlots({ a: 0, b: 1, c: 2, d: 3 }), ['d']))).toEqual({
      d: 0,
      a: 1,
      b: 2,
      c: 3,
    })
  })

  it('have no gaps', () => {
    expect(slotsOf(assignSlots(inSlots({ a: 2, b: 9, c: 5 }), ['b']))).toEqual({ b: 0, a: 1, c: 2 })
  })

  it('ignore a chosen class that takes no slot any more', () => {
    expect(slotsOf(assignSlots(inSlots({ a: 0, b: 1 }), ['archived', 'b']))).toEqual({ b: 0, a: 1 })
  })

  it('contain every class once, the chosen ones first', () => {
    fc.assert(
      fc.property(chosenAndTaken, ({ taken, chosen }) => {
        const assigned = assignSlots(taken, chosen)
        expect(assigned.map(({ id }) => id).sort()).toEqual(taken.map(({ id }) => id).sort())
        expect(assigned.map(({ slot }) => slot)).toEqual(assigned.map((_, index) => index))
        expect(new Set(assigned.slice(0, chosen.length).map(({ id }) => id))).toEqual(new Set(chosen))
      }),
    )
  })
})

describe('the moves to the chosen slots', () => {
  it('are none for a choice that changes nothing', () => {
    const taken = inSlots({ a: 0, b: 1, c: 2 })
    expect(slotMoves(taken, assignSlots(taken, ['a', 'b']))).toEqual([])
  })

  it('free one slot of the plan at most, also when chosen classes take the slots of each other', () => {
    const taken = inSlots({ c: 0, d: 1, a: 2, e: 3, b: 4 })
    const free = slotMoves(taken, assignSlots(taken, ['a', 'b', 'e'])).map(({ from, to }) => [from, to])
    expect(free).toEqual([
      [0, 5],
      [2, 0],
      [4, 2],
      [1, 4],
      [3, 1],
      [5, 3],
    ])
  })

  it('lead to the assignment, never put two classes into one slot, and free at most one slot of the plan', () => {
    fc.assert(
      fc.property(chosenAndTaken, ({ taken, chosen }) => {
        const assigned = assignSlots(taken, chosen)
        const limit = chosen.length
        const current = new Map(taken.map(({ id, slot }) => [id, slot]))
        const freeOf = () => limit - [...current.values()].filter((slot) => slot < limit).length
        const freeBefore = freeOf()
        for (const { id, from, to } of slotMoves(taken, assigned)) {
          expect(current.get(id)).toBe(from)
          expect([...current.values()]).not.toContain(to)
          current.set(id, to)
          expect(freeOf()).toBeLessThanOrEqual(Math.max(freeBefore + 1, 1))
        }
        expect(Object.fromEntries(current)).toEqual(slotsOf(assigned))
      }),
    )
  })
})
