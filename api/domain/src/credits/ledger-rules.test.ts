import { expect, it } from 'vitest'
import { chargeOf, type Chargeable } from './charge.ts'
import { addAmounts, noCredits, reserveLine, settlingLine, type NewLine } from './ledger-rules.ts'

const balance = { granted: 3, purchased: 4, reserved: 0 }
const sum = (lines: readonly NewLine[]) =>
  lines.reduce((all, { change }) => addAmounts(all, change), noCredits)

/** The lines of a generation that reserved its price and was settled at `total`. */
function settled(price: number, total: number): NewLine[] {
  const reserved = reserveLine('g', balance, price)
  const lines = reserved ? [reserved] : []
  for (let line = settlingLine('g', lines, total); line; line = settlingLine('g', lines, total))
    lines.push(line)
  return lines
}

it('a reservation takes granted credits first, and is refused beyond what the person can spend', () => {
  expect(reserveLine('g', balance, 5)?.change).toEqual({ granted: -3, purchased: -2, reserved: 5 })
  expect(reserveLine('g', balance, 8)).toBeNull()
})

it.each([
  [0, { granted: 0, purchased: 0, reserved: 0 }],
  [2, { granted: -2, purchased: 0, reserved: 0 }],
  [4, { granted: -3, purchased: -1, reserved: 0 }],
  [5, { granted: -3, purchased: -2, reserved: 0 }],
])(
  'settling a reservation of 5 at %i keeps that price and returns the rest to its kind',
  (total, expected) => {
    expect(sum(settled(5, total))).toEqual(expected)
  },
)

it('a generation costs its price when completed, nothing when it failed, and its finished parts otherwise', () => {
  const charge = (changes: Partial<Chargeable>) =>
    chargeOf({ state: 'active', price: 5, step: { done: 4, total: 12 }, doneAtStart: 2, ...changes })
  expect(charge({ state: 'completed' })).toBe(5)
  expect([charge({ state: 'failed' }), charge({ state: 'flagged' })]).toEqual([0, 0])
  expect([charge({}), charge({ state: 'cancelled' })]).toEqual([1, 1])
})
