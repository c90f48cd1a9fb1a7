import { expect, it } from 'vitest'
import { chargeOf, type Chargeable } from './charge.ts'
import {
  addAmounts,
  endGrantLine,
  isStalePeriod,
  noCredits,
  reserveLine,
  settlingLine,
  type NewLine,
} from './ledger-rules.ts'

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

const given = (period: string): NewLine => ({
  kind: 'grant',
  key: `grant:p:${period}`,
  change: { ...noCredits, granted: 20 },
  period,
})
const [first, second] = ['paid:2026-11-14T09:00:00.000Z', 'paid:2026-12-14T09:00:00.000Z'] as const
const at = new Date('2026-12-14T09:00:01Z')

it.each([
  ['the present period', second, [given(second)], { period: second, at, isEnded: false }, false],
  ['the first period of all', '2026-12', [], null, false],
  [
    'the month before the present one',
    '2026-11',
    [given('2026-11')],
    { period: '2026-12', at, isEnded: false },
    true,
  ],
  ['the next month', '2027-01', [], { period: '2026-12', at, isEnded: false }, false],
  ['the paid period after the free month', second, [], { period: '2026-12', at, isEnded: false }, false],
  ['the next paid period', second, [], { period: first, at, isEnded: false }, false],
  ['the paid period before the present one', first, [], { period: second, at, isEnded: false }, true],
  [
    'an earlier paid period after a later one that ended',
    first,
    [],
    { period: second, at, isEnded: true },
    false,
  ],
  ['the free month right after a payment', '2026-12', [], { period: second, at, isEnded: false }, true],
  [
    'the free month after a subscription that ended',
    '2026-12',
    [],
    { period: second, at, isEnded: true },
    false,
  ],
  [
    'a month whose grant was given before',
    '2026-12',
    [given('2026-12')],
    { period: second, at, isEnded: true },
    true,
  ],
] as const)('whether a request for %s is stale', (_case, period, lines, last, isStale) => {
  const now = new Date(at.getTime() + 5000)
  expect(isStalePeriod(period, lines, last, now)).toBe(isStale)
})

it('a subscription that ended unnoticed blocks the free grant for minutes, not for good', () => {
  const last = { period: second, at, isEnded: false }
  expect(isStalePeriod('2026-12', [], last, new Date(at.getTime() + 3_600_000))).toBe(false)
})

it('a grant that ends takes what is left of it, and purchased credits stay', () => {
  expect(endGrantLine('p', balance, first).change).toEqual({ granted: -3, purchased: 0, reserved: 0 })
})
