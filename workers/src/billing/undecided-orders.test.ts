import { expect, it } from 'vitest'
import { isDue } from './undecided-orders.ts'

const minute = (number: number) => new Date(number * 60_000)

it('the pauses between two questions about a page double with its age', () => {
  const asked: number[] = []
  let last: number | undefined
  for (let now = 1; now <= 1440; now += 1) {
    if (!isDue(minute(0), last, minute(now))) continue
    asked.push(now)
    last = minute(now).getTime()
  }
  expect(asked).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024])
})
