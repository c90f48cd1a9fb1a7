import { expect, it } from 'vitest'
import { readPoints, writePoints } from './points.ts'

it('points can be typed with a comma, a full stop or Arabic digits', () => {
  expect(['4', '2,5', '0.25', ' 1.5 ', '٢٫٥', '1000'].map(readPoints)).toEqual([
    400, 250, 25, 150, 250, 100_000,
  ])
})

it('a text that is not a number of points is refused', () => {
  expect(['', '0', '-1', '1.234', 'x', '1001', '1/2', '4 pts'].map(readPoints)).toEqual(
    Array.from({ length: 8 }, () => null),
  )
})

it('written points can be read back', () => {
  expect([25, 250, 100_000].map((hundredths) => readPoints(writePoints(hundredths)))).toEqual([
    25, 250, 100_000,
  ])
})
