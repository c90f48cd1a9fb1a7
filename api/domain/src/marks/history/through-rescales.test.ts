import { describe, expect, it } from 'vitest'
import type { RescaleStep } from '../rescale.ts'
import { createThroughRescales } from './through-rescales.ts'

const time = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute))
const step = (
  id: string,
  [oldMaxHundredths, newMaxHundredths]: [number, number],
  fields: Partial<RescaleStep> = {},
): RescaleStep => ({
  ...{ id, at: time(10), undoes: null },
  rescales: [{ leafId: 'q1', oldMaxHundredths, newMaxHundredths, stepHundredths: 25 }],
  ...fields,
})
const typed = { kind: 'type', operationId: 'typed', at: time(0) } as const

describe('converting a number to the latest epoch', () => {
  it('later rescales of its own question convert a number', () => {
    const { now } = createThroughRescales([step('a', [400, 800]), step('b', [800, 1000])])
    expect([now(300, 'q1', 0), now(600, 'q1', 1), now(750, 'q1', 2), now(300, 'q2', 0)]).toEqual([
      ...[750, 750, 750, 300],
    ])
  })

  it('rescales keep statuses, empty cells and zero', () => {
    const { now } = createThroughRescales([step('a', [400, 800])])
    expect([now('absent', 'q1', 0), now(null, 'q1', 0), now(0, 'q1', 0)]).toEqual(['absent', null, 0])
  })

  it('undoing a rescale restores the exact mark despite rounding', () => {
    const rounding = step('a', [1000, 100])
    const back = step('b', [100, 1000], { undoes: 'a' })
    const again = step('c', [1000, 100], { undoes: 'b' })
    expect(createThroughRescales([rounding, back]).now(375, 'q1', 0)).toBe(375)
    // A mark typed between the rescale and its undo is rescaled.
    expect(createThroughRescales([rounding, back]).now(50, 'q1', 1)).toBe(500)
    expect(createThroughRescales([rounding, back, again]).now(375, 'q1', 0)).toBe(50)
  })
})

describe('the epochs of a log entry', () => {
  const steps = [step('a', [400, 800]), step('b', [800, 1000], { at: time(20) })]
  const { epochsOf } = createThroughRescales(steps)

  it('an entry has its stored epoch; a rescale starts from the previous epoch', () => {
    expect(epochsOf({ ...typed, epoch: 1 })).toEqual({ from: 1, to: 1 })
    expect(epochsOf({ ...typed, kind: 'rescale', epoch: 2 })).toEqual({ from: 1, to: 2 })
  })

  it('an entry without a stored epoch gets it from its rescale or from its time', () => {
    expect(epochsOf({ ...typed, kind: 'rescale', operationId: 'b' })).toEqual({ from: 1, to: 2 })
    expect([0, 10, 15, 25].map((minute) => epochsOf({ ...typed, at: time(minute) }).to)).toEqual([0, 1, 1, 2])
  })
})
