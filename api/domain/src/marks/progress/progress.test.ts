import { expect, it } from 'vitest'
import type { ExactShare } from '../shares/exact-share.ts'
import { progressOf } from './progress.ts'

const meanOf = (share: ExactShare | null) => ({
  ...{ share, papers: share === null ? 0 : 12, incomplete: 0, absent: 0, withoutResult: 0 },
})
const over = (exams: readonly (readonly [ExactShare | null, ExactShare | null])[]) =>
  progressOf(
    exams,
    ([mean]) => meanOf(mean),
    ([, share]) => share,
  )

it('the class and the student each have a line from 4 points on', () => {
  const four = over([
    ['1/2', '1/4'],
    ['3/5', null],
    ['1/2', '1/2'],
    ['2/3', '3/4'],
  ])
  expect(four).toMatchObject({ means: 4, results: 3, hasMeanLine: true, hasStudentLine: false })
  expect(over([...four.points.map(({ exam }) => exam), ['1/2', '1/1']])).toMatchObject({
    ...{ means: 5, results: 4, hasMeanLine: true, hasStudentLine: true },
  })
})

it('exams without any result are left out, and the others keep their order', () => {
  const { points, hasMeanLine } = over([
    ['1/2', null],
    [null, null],
    [null, '1/4'],
    ['2/3', '3/4'],
  ])
  expect(points.map(({ mean, share }) => [mean.share, share])).toEqual([
    ['1/2', null],
    [null, '1/4'],
    ['2/3', '3/4'],
  ])
  expect(hasMeanLine).toBe(false)
  expect(over([])).toMatchObject({ points: [], means: 0, results: 0 })
})
