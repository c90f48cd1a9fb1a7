import type { ExamAnalysis } from '@classeur/domain/marks'
import { expect, it } from 'vitest'
import { trustOf } from './trust-of.ts'

/** Ten papers with three questions, of 4 points unless the test says otherwise, all with the same points. */
const examOf = (
  pointsHundredths: number[],
  maximaHundredths = [400, 400, 400],
): Pick<ExamAnalysis, 'reliability' | 'table'> => ({
  reliability: {
    ...{ n: 10, questions: 3, alpha: 0.8, standardError: 1.5 },
    ...{ alphaIfDeleted: [], kr20: null, variances: null },
  },
  table: {
    leafIds: ['a', 'b', 'c'],
    maximaHundredths,
    studentIds: Array.from({ length: 10 }, (_, index) => `s${String(index)}`),
    pointsHundredths: Array.from({ length: 10 }, () => pointsHundredths),
    excludedIds: [],
  },
})

it.each([
  { points: [100, 0, 0], from: 0, to: 2.5 },
  { points: [200, 200, 200], from: 4.5, to: 7.5 },
  { points: [400, 400, 300], from: 9.5, to: 12 },
])('the results that a student with $points would get again are results that the exam can give', (exam) => {
  expect(trustOf(examOf(exam.points))).toMatchObject({ from: exam.from, to: exam.to })
})

it('the example is not more than the maximum of an exam with half points', () => {
  const points = [300, 300, 350]
  expect(trustOf(examOf(points, points))).toMatchObject({ example: 9, from: 7.5, to: 9.5 })
})
