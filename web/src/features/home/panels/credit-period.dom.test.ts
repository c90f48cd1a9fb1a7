import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { formatLastDay, monthEndingAt } from './credit-period.ts'

beforeAll(() => i18next.init({ lng: 'en' }))

it('a period has the same month and last day in every time zone', () => {
  expect(monthEndingAt('2026-12-01T00:00:00.000Z')).toBe('November')
  expect(formatLastDay('2026-12-01T00:00:00.000Z')).toBe('30 Nov')
})

it("a period that ends in the middle of a month has no month's name", () => {
  expect(monthEndingAt('2026-12-15T00:00:00.000Z')).toBeNull()
  expect(formatLastDay('2026-12-15T00:00:00.000Z')).toBe('14 Dec')
})
