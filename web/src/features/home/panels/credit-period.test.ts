import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { formatLastDay, monthEndingAt } from './credit-period.ts'

beforeAll(() => i18next.init({ lng: 'en' }))

it('names the month and its last day in every time zone', () => {
  expect(monthEndingAt('2026-12-01T00:00:00.000Z')).toBe('November')
  expect(formatLastDay('2026-12-01T00:00:00.000Z')).toBe('30 Nov')
})

it('names no month for a period that ends in the middle of one', () => {
  expect(monthEndingAt('2026-12-15T00:00:00.000Z')).toBeNull()
  expect(formatLastDay('2026-12-15T00:00:00.000Z')).toBe('14 Dec')
})
