import { expect, it } from 'vitest'
import { dayIn } from './day-in.ts'

it.each([
  ['UTC', '2026-10-31T23:30:00Z', '2026-10-31'],
  ['Africa/Tunis', '2026-10-31T23:30:00Z', '2026-11-01'],
  ['Africa/Tunis', '2026-10-31T22:59:59Z', '2026-10-31'],
  ['America/Toronto', '2026-11-01T03:59:59Z', '2026-10-31'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
])('the day in %s at %s is %s', (timeZone, moment, day) => {
  expect(dayIn(timeZone)(new Date(moment))).toBe(day)
})
