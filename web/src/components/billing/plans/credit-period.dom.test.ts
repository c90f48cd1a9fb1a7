import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { formatLastDay, monthNameOf } from './credit-period.ts'

beforeAll(() => i18next.init({ lng: 'en' }))

const nameOf = (startsAt: string | null, endsAt: string) => monthNameOf({ startsAt, endsAt })

it('a period has the same month and last day in every time zone', () => {
  expect(nameOf('2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toBe('November')
  expect(formatLastDay('2026-12-01T00:00:00.000Z')).toBe('30 Nov')
})

it("a period that isn't a calendar month has no month's name", () => {
  expect(nameOf('2026-11-15T00:00:00.000Z', '2026-12-15T00:00:00.000Z')).toBeNull()
  expect(formatLastDay('2026-12-15T00:00:00.000Z')).toBe('14 Dec')
  expect(nameOf('2026-11-01T14:30:00.000Z', '2026-12-01T14:30:00.000Z')).toBeNull()
  expect(formatLastDay('2026-12-01T14:30:00.000Z')).toBe('1 Dec')
  // The days of grace of an unpaid renewal belong to the last period.
  expect(nameOf('2026-11-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z')).toBeNull()
  expect(nameOf(null, '2026-12-01T00:00:00.000Z')).toBeNull()
})
