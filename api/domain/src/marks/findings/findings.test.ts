import { describe, expect, it } from 'vitest'
import { exactShares } from '../statistics/common-unit.ts'
import { describeValues } from '../statistics/describe-values.ts'
import { itemStatistics } from '../statistics/item-statistics.ts'
import type { ItemTable } from '../statistics/item-table.ts'
import { farBelowLine, studentsAtRisk } from './at-risk.ts'
import { mostLostIn } from './most-lost.ts'
import { plannedWeights, questionFindings } from './question-findings.ts'

const tableOf = (rows: number[][], maxima: number[]): ItemTable => ({
  leafIds: maxima.map((_, index) => `q${index + 1}`),
  maximaHundredths: maxima,
  studentIds: rows.map((_, index) => `s${index}`),
  pointsHundredths: rows,
  excludedIds: [],
})
const kindsOf = (table: ItemTable) =>
  questionFindings(table, itemStatistics(table)).map(({ leafId, kind }) => [leafId, kind])

describe('what to check in the questions', () => {
  it('is one finding for each question, the most urgent first', () => {
    const rows = [
      [100, 0, 100, 0, 400],
      [100, 0, 100, 0, 300],
      [100, 0, 0, 100, 200],
      [100, 0, 0, 100, 100],
      [100, 0, 100, 100, 100],
    ]
    expect(kindsOf(tableOf(rows, [100, 100, 100, 100, 400]))).toEqual([
      ['q2', 'all-wrong'],
      ['q1', 'all-right'],
      ['q4', 'against-the-rest'],
      ['q5', 'against-the-rest'],
      ['q3', 'weight'],
    ])
  })

  it('is not a bonus in which many scored nothing', () => {
    const table = tableOf(
      [
        [400, 0, 0],
        [300, 0, 0],
        [200, 0, 0],
        [100, 0, 0],
        [100, 0, 100],
      ],
      [400, 200, 200],
    )
    expect(kindsOf(table)).toContainEqual(['q2', 'all-wrong'])
    const findings = questionFindings(table, itemStatistics(table), new Set(['q2', 'q3']))
    expect(findings.map(({ kind }) => kind)).not.toContain('all-wrong')
    expect(findings.map(({ kind }) => kind)).not.toContain('many-at-zero')
  })

  /** Twelve papers on two questions of 5 points and a bonus of 2. */
  const withBonus = (bonusOf: (paper: number) => number) =>
    tableOf(
      Array.from({ length: 12 }, (_, paper) => [
        25 * (paper + 3),
        25 * (((paper * 5) % 12) + 2),
        bonusOf(paper),
      ]),
      [500, 500, 200],
    )

  it('is neither a bonus that nobody solved nor, because of it, the weight of the other questions', () => {
    const table = withBonus(() => 0)
    expect(questionFindings(table, itemStatistics(table), new Set(['q3']))).toEqual([])
  })

  it('compares with planned weights that leave out a bonus that nobody solved', () => {
    const bonusIds = new Set(['q3'])
    const solved = withBonus((paper) => (paper === 11 ? 200 : 0))
    expect(
      plannedWeights(
        withBonus(() => 0),
        bonusIds,
      ),
    ).toEqual([50, 50, 0])
    expect(plannedWeights(solved, bonusIds)).toEqual([500, 500, 200].map((maximum) => (100 * maximum) / 1200))
  })

  it('is not the weight of a bonus that few solved', () => {
    const table = withBonus((paper) => (paper === 11 ? 200 : 0))
    const findings = questionFindings(table, itemStatistics(table), new Set(['q3']))
    expect(findings.map(({ leafId }) => leafId)).not.toContain('q3')
  })

  it('is nothing for fewer than five papers, and leaves out questions without a maximum', () => {
    expect(kindsOf(tableOf([[0], [0], [0], [0]], [100]))).toEqual([])
    expect(kindsOf(tableOf([[0], [0], [0], [0], [0]], [0]))).toEqual([])
  })
})

describe('the questions with most lost points', () => {
  const lost = (...hundredths: number[]) =>
    hundredths.map((lostHundredths, index) => ({
      ...{ id: `q${index + 1}`, studentIds: [], of: 1, lostHundredths, lostShare: null },
    }))

  it('are the fewest that hold more than half of all, in the order of the exam', () => {
    expect(mostLostIn(lost(40, 10, 50))).toEqual(['q1', 'q3'])
    expect(mostLostIn(lost(10, 80, 10))).toEqual(['q2'])
  })

  it('are none if nothing was lost, or if it takes more than three', () => {
    expect(mostLostIn(lost(0, 0))).toEqual([])
    expect(mostLostIn(lost(10, 10, 10, 10, 10, 10, 10))).toEqual([])
  })
})

describe('students who need a closer look', () => {
  const paper = (studentId: string, pointsHundredths: number) => ({
    ...{ studentId, pointsHundredths, maximumHundredths: 1000 },
  })
  const papers = [paper('a', 200), paper('b', 700), paper('c', 800), paper('d', 900), paper('e', 800)]
  const shares = { mean: 0.68, standardDeviation: 0.28 } as never

  it('are more than one standard deviation under the mean, or far below their own earlier mean', () => {
    const earlier = { b: ['9/10', '9/10'], c: ['99/100'], d: ['19/20', '9/10'] }
    expect(studentsAtRisk({ results: papers, shares }, earlier)).toEqual([
      { paper: papers[0], rules: [{ rule: 'far-below' }] },
      { paper: papers[1], rules: [{ rule: 'falling', earlierMean: '9/10' }] },
    ])
  })

  it('are also those exactly 20 points of 100 below their own earlier mean, which is never rounded', () => {
    const isFalling = (pointsHundredths: number, maximumHundredths: number, ...earlier: string[]) =>
      studentsAtRisk(
        { results: [{ studentId: 'a', pointsHundredths, maximumHundredths }], shares: null },
        { a: earlier },
      ).length === 1
    expect(isFalling(3400, 10_000, '27/50', '27/50')).toBe(true)
    expect(isFalling(3425, 10_000, '27/50', '27/50')).toBe(false)
    // A mean of 33.33% would leave the first out; a mean of 54.01% for 54.005% would include the second.
    expect(isFalling(200, 1500, '1/3', '1/3')).toBe(true)
    expect(isFalling(3401, 10_000, '5400/10000', '5401/10000')).toBe(false)
  })

  it('are not those exactly one standard deviation under the mean', () => {
    const results = [100, 100, 400, 700, 700].map((points, index) => paper(`s${index}`, points))
    const exactly = { results, shares: describeValues(exactShares(results)) }
    expect(studentsAtRisk(exactly, {})).toEqual([])
  })

  it('are not judged by the spread of fewer than five papers', () => {
    const few = { results: papers.slice(0, 4), shares }
    expect(studentsAtRisk(few, {})).toEqual([])
    expect(farBelowLine(few)).toBeNull()
  })
})
