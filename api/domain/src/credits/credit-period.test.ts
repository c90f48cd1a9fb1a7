import { expect, it } from 'vitest'
import { creditPeriodAt, creditPeriodsOf } from './credit-period.ts'

const at = (text: string) => new Date(text)
const shown = (period: ReturnType<typeof creditPeriodAt>) => [
  period.startsAt.toISOString().slice(0, 10),
  period.endsAt.toISOString().slice(0, 10),
]

it('the free plan grants by the calendar month', () => {
  const period = creditPeriodAt(at('2026-11-27T10:00:00Z'))
  expect(period.key).toBe('2026-11')
  expect(shown(period)).toEqual(['2026-11-01', '2026-12-01'])
})

it('a paid month is one period, also for a clock that is behind the provider', () => {
  const paid = { startsAt: at('2026-12-14T09:00:00Z'), endsAt: at('2027-01-14T09:00:00Z'), graceEndsAt: null }
  const early = creditPeriodAt(at('2026-11-27T10:00:00Z'), paid)
  expect(shown(early)).toEqual(['2026-12-14', '2027-01-14'])
  expect(creditPeriodAt(at('2027-01-20T10:00:00Z'), paid)).toEqual(early)
})

it('a paid year has twelve periods, and the last day of a short month stands for a missing day', () => {
  const paid = { startsAt: at('2026-10-31T09:00:00Z'), endsAt: at('2027-10-31T09:00:00Z'), graceEndsAt: null }
  const keys = new Set(
    Array.from(
      { length: 365 },
      (_, day) => creditPeriodAt(new Date(paid.startsAt.getTime() + day * 86_400_000), paid).key,
    ),
  )
  expect(keys.size).toBe(12)
  expect(shown(creditPeriodAt(at('2027-02-28T09:00:00Z'), paid))).toEqual(['2027-02-28', '2027-03-31'])
})

it('an unpaid renewal gives no new grant, and keeps the last one until the days of grace end', () => {
  const paid = {
    startsAt: at('2026-11-14T09:00:00Z'),
    endsAt: at('2026-12-14T09:00:00Z'),
    graceEndsAt: at('2026-12-21T09:00:00Z'),
  }
  const period = creditPeriodAt(at('2026-12-16T10:00:00Z'), paid)
  expect(period.key).toBe('paid:2026-11-14T09:00:00.000Z')
  expect(shown(period)).toEqual(['2026-11-14', '2026-12-21'])
})

it('the keys of a paid time are those of its months', () => {
  const year = { startsAt: at('2026-10-31T09:00:00Z'), endsAt: at('2027-10-31T09:00:00Z') }
  const keys = Array.from(
    { length: 365 },
    (_, day) =>
      creditPeriodAt(new Date(year.startsAt.getTime() + day * 86_400_000), { ...year, graceEndsAt: null })
        .key,
  )
  expect(creditPeriodsOf(year)).toEqual([...new Set(keys)])
  const month = { startsAt: at('2026-11-14T09:00:00Z'), endsAt: at('2026-12-14T09:00:00Z') }
  expect(creditPeriodsOf(month)).toEqual(['paid:2026-11-14T09:00:00.000Z'])
})
