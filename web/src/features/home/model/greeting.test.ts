import { expect, it } from 'vitest'
import { partOfDay } from './greeting.ts'

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock the part of the day is %s', (hour, part) => {
  expect(partOfDay(new Date(2026, 10, 18, hour, 59))).toBe(part)
})
