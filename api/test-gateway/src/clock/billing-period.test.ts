import { expect, test } from 'vitest'
import { periodEnd } from './billing-period.ts'

const at = (text: string) => Date.parse(text) / 1000

test('monthly periods keep the day of the first one, or end with a shorter month', () => {
  const anchor = at('2027-01-31T10:20:30Z')
  const ends = [anchor]
  for (let period = 0; period < 3; period += 1) ends.push(periodEnd(ends.at(-1) ?? 0, anchor, 'month'))
  expect(ends.slice(1)).toEqual([
    at('2027-02-28T10:20:30Z'),
    at('2027-03-31T10:20:30Z'),
    at('2027-04-30T10:20:30Z'),
  ])
})

test('a year after 29 February ends on 28 February, and returns to the 29th in a leap year', () => {
  const anchor = at('2028-02-29T00:00:00Z')
  let end = periodEnd(anchor, anchor, 'year')
  expect(end).toBe(at('2029-02-28T00:00:00Z'))
  for (let year = 0; year < 3; year += 1) end = periodEnd(end, anchor, 'year')
  expect(end).toBe(at('2032-02-29T00:00:00Z'))
})

test('a month in December ends in January', () => {
  const anchor = at('2026-12-14T23:59:59Z')
  expect(periodEnd(anchor, anchor, 'month')).toBe(at('2027-01-14T23:59:59Z'))
})
