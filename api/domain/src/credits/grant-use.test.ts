import { expect, it } from 'vitest'
import { createGrantUse, type GrantLine } from './grant-use.ts'
import { noCredits, reserveLine, settlingLine, type LedgerLine } from './ledger-rules.ts'

function grantUseOf(period: string, lines: readonly GrantLine[], left: number) {
  const use = createGrantUse(period)
  for (const line of lines) use.add(line)
  return use.of(left)
}

const free = '2026-11'
const paid = 'paid:2026-11-14T09:00:00.000Z'
const line = (kind: LedgerLine['kind'], period: string, granted: number): GrantLine => ({
  ...{ kind, period, generationId: null },
  change: { ...noCredits, granted },
})
const grant = (period: string, credits: number) => line('grant', period, credits)
const expire = (period: string, credits: number) => line('expire', period, -credits)
const reserved = (id: string, price: number, granted = price): GrantLine => {
  const made = reserveLine(id, { granted, purchased: price, reserved: 0 }, price)
  if (!made) throw new Error('too few credits')
  return { ...made, generationId: id }
}
/** The lines that settle a reservation at `total`. */
function settled(reservation: GrantLine, total: number): GrantLine[] {
  const id = reservation.generationId ?? ''
  const lines = [reservation]
  for (let next = settlingLine(id, lines, total); next; next = settlingLine(id, lines, total))
    lines.push({ ...next, generationId: id })
  return lines.slice(1)
}
const [a, b] = [reserved('a', 3), reserved('b', 5)]
const nothing = { spent: 0, reserved: 0, expired: 0, returned: 0 }

it.each<[string, GrantLine[], number, Partial<ReturnType<typeof grantUseOf>>]>([
  ['a new grant', [grant(free, 20)], 20, {}],
  ['a grant that pays generations', [grant(free, 20), a, b, ...settled(a, 3)], 12, { spent: 3, reserved: 5 }],
  ['a refund', [grant(free, 20), b, ...settled(b, 2)], 18, { spent: 2 }],
  ['bought credits beside the grant', [grant(free, 20), reserved('c', 8, 3)], 17, { reserved: 3 }],
  [
    'a grant that a paid plan ended, after the paid plan ended too',
    [grant(free, 20), a, ...settled(a, 3), expire(paid, 17), grant(paid, 300), expire(paid, 300)],
    0,
    { spent: 3, expired: 17 },
  ],
  [
    'what another plan’s credits paid',
    [grant(free, 20), expire(paid, 20), grant(paid, 300), a, ...settled(a, 3), expire(paid, 297)],
    0,
    { expired: 20 },
  ],
  [
    'a reservation that was refunded after the grant ended',
    [grant(free, 20), b, expire(paid, 15), grant(paid, 300), ...settled(b, 0), expire(paid, 305)],
    0,
    { expired: 20 },
  ],
])('the use of a grant: %s', (_case, lines, left, expected) => {
  expect(grantUseOf(free, lines, left)).toEqual({ granted: 20, ...nothing, ...expected })
})

it('a refund of a generation that an earlier grant paid does not lower the spent credits', () => {
  const before = [grant(free, 20), b, expire(paid, 15)]
  const lines = [grant(paid, 300), a, ...settled(a, 3), ...settled(b, 0)]
  expect(grantUseOf(paid, lines, 302)).toEqual({ granted: 300, ...nothing, spent: 3, returned: 5 })
  expect(grantUseOf(paid, [...before, ...lines], 302)).toMatchObject({ spent: 3, returned: 5 })
})

it('a period without a grant has used nothing', () => {
  expect(grantUseOf(free, [], 7)).toEqual({ granted: 0, ...nothing })
})
