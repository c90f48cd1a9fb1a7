import { expect, it } from 'vitest'
import { readPoints, writePoints } from './points.ts'

it('reads points with a comma, a point or Arabic digits', () => {
  expect(['4', '2,5', '0.25', ' 1.5 ', '٢٫٥', '1000'].map(readPoints)).toEqual([
    400, 250, 25, 150, 250, 100_000,
  ])
})

it('refuses what is no number of points', () => {
  expect(['', '0', '-1', '1.234', 'x', '1001', '1/2', '4 pts'].map(readPoints)).toEqual(
    Array.from({ length: 8 }, () => null),
  )
})

it('reads back what it wrote', () => {
  expect([25, 250, 100_000].map((hundredths) => readPoints(writePoints(hundredths)))).toEqual([
    25, 250, 100_000,
  ])
})
