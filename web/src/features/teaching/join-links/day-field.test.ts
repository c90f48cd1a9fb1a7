import { expect, it } from 'vitest'
import { dayOfInstant, endOfDay } from './day-field.ts'

it('a day stays the same day in every time zone', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2028-02-29']) {
    expect(dayOfInstant(endOfDay(day))).toBe(day)
  }
})

it('an empty day isn’t an instant', () => {
  expect(endOfDay('')).toBeNull()
  expect(dayOfInstant(null)).toBe('')
})
