import { expect, it } from 'vitest'
import { secondsLeft } from './use-seconds-left.ts'

const first = { atMs: 0, percent: 10 }

it('the time left follows from the rate that was observed', () => {
  expect(secondsLeft(first, { atMs: 10_000, percent: 60 })).toBe(8)
})

it('nothing is said before enough time has passed and enough was done', () => {
  expect(secondsLeft(first, { atMs: 3000, percent: 50 })).toBeNull()
  expect(secondsLeft(first, { atMs: 60_000, percent: 12 })).toBeNull()
})

it('the last moment is never zero seconds', () => {
  expect(secondsLeft(first, { atMs: 10_000, percent: 100 })).toBe(1)
})
