import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StudentMarks } from '../results/result-of.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { cautionIndices, transpose } from './caution-index.ts'
import { exactShares, type ExactValues } from './common-unit.ts'
import { describeValues } from './describe-values.ts'
import { itemStatistics } from './item-statistics.ts'
import { isRightOrWrong, itemTable, questionColumn, rightRows, type ItemTable } from './item-table.ts'
import { questionMean } from './question-mean.ts'
import { competitionRanks, percentileRanks } from './ranks.ts'
import { alphaWithout, reliability, shownAlpha, whyNoAlpha } from './reliability.ts'
import { sheetSoFar } from './sheet-so-far.ts'
import { spChart } from './sp-chart.ts'

/** A table of points (not hundredths); without maxima, marks are 0 or 1. */
const tableOf = (rows: number[][], maxima = (rows[0] ?? []).map(() => 1)): ItemTable => ({
  leafIds: maxima.map((_, place) => `q${String(place + 1)}`),
  maximaHundredths: maxima.map((maximum) => maximum * 100),
  studentIds: rows.map((_, place) => `s${String(place + 1)}`),
  pointsHundredths: rows.map((row) => row.map((value) => Math.round(value * 100))),
  excludedIds: [],
})
/** Converts hundredths to points. */
const exactPoints = (pointsHundredths: readonly number[]): ExactValues => ({
  values: pointsHundredths.map(BigInt),
  perUnit: 100n,
})
/** The same table with one point for each right answer. */
const rightOrWrong = (table: ItemTable): ItemTable => ({
  ...table,
  maximaHundredths: table.maximaHundredths.map(() => 100),
  pointsHundredths: rightRows(table).map((row) => row.map((right) => right * 100)),
})
const bits = (text: string) => text.split(' ').map((row) => [...row].map(Number))
const totals = (table: ItemTable) =>
  table.pointsHundredths.map((row) => row.reduce((sum, value) => sum + value, 0))
const close = (values: (number | null | undefined)[], expected: (number | null)[], digits = 4) => {
  expect(values).toHaveLength(expected.length)
  values.forEach((value, place) => {
    const wanted = expected[place]
    if (wanted === null || wanted === undefined) expect(value).toBeNull()
    else expect(value).toBeCloseTo(wanted, digits)
  })
}
const of = <K extends keyof ReturnType<typeof itemStatistics>[number]>(table: ItemTable, key: K) =>
  itemStatistics(table).map((one) => one[key])

const exampleA = tableOf(
  bits(
    '1111110110 1011011101 1111011001 0010001000 0000010010 1110111111 1101110111 1111111101 0101111101 1101101110',
  ),
)
const exampleC = tableOf(bits('00000 00000 00001 00011 00111 01111 11111 10111 00011 01111'))
const exampleD = tableOf(
  [
    [2, 3, 5, 4, 6],
    [2, 3, 4, 4, 3],
    [2, 2, 5, 1, 4],
    [1, 3, 3, 2, 5],
    [2, 1, 2, 3, 0],
    [0, 3, 1, 0, 2],
    [2, 0, 2, 0, 1],
    [1, 1, 0, 0, 0],
  ],
  [2, 3, 5, 4, 6],
)

describe('example A: right or wrong, KR-20', () => {
  it('has the published reliability, with the same variance denominator in both places', () => {
    const { alpha, kr20, standardError } = reliability(exampleA)
    close([alpha, kr20], [0.69635, 0.69635], 5)
    close([standardError], [1.4037], 4)
    expect(describeValues(exactPoints(totals(exampleA)))?.standardDeviation).toBeCloseTo(2.54733, 5)
    close(of(exampleA, 'facility'), [0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6], 10)
  })

  it('has the discrimination of each question', () => {
    close(
      of(exampleA, 'itemTotal'),
      [0.7946, 0.7946, 0.2027, 0.614, 0.7095, 0.4345, 0.1625, 0.7946, 0.0828, 0.6251],
    )
    close(
      of(exampleA, 'itemRest'),
      [0.7059, 0.7059, 0, 0.4736, 0.5839, 0.2861, -0.0274, 0.7059, -0.1236, 0.4759],
    )
    close(of(exampleA, 'upperLower'), [0.75, 0.75, 0.3333, 0.3333, 0.8333, 0.4167, 0, 0.75, 0.25, 0.5833])
  })

  it('has the caution index of each student and question', () => {
    const rows = rightRows(exampleA)
    const students = cautionIndices(rows)
    close(
      students.map(({ index }) => index),
      [0.9091, 0.3571, 0.3571, 1.1111, 1.1111, 1.25, 0.9091, 0, 0.3571, 1.0714],
    )
    close(
      students.map(({ modified }) => modified),
      [0.5, 0.2, 0.2, 0.5, 0.5, 0.6667, 0.5, 0, 0.2, 0.6],
    )
    close(
      cautionIndices(transpose(rows)).map(({ modified }) => modified),
      [0, 0, 0.375, 0.1333, 0, 0.3571, 0.4667, 0, 0.4375, 0.0625],
    )
  })
})

describe('example B: a small table', () => {
  it('has alpha 0.5454, based on the population deviation', () => {
    const table = tableOf(bits('111 110 100 100'))
    close([reliability(table).alpha], [6 / 11], 10)
    const sd = describeValues(exactPoints(totals(table)))?.standardDeviation ?? 0
    expect(sd * Math.sqrt(3 / 4)).toBeCloseTo(0.8291562, 6)
  })

  it('has a point-biserial of 0.5, none for a question without variance, and no alpha for one question', () => {
    const table = tableOf([
      [1, 1, 1],
      [1, 1, 0],
      [0, 1, 1],
    ])
    expect(of(table, 'itemTotal')[0]).toBeCloseTo(0.5, 10)
    expect(of(table, 'itemTotal')[1]).toBeNull()
    expect(of(table, 'itemRest')[1]).toBeNull()
    expect(reliability(tableOf([[1], [0]]))).toMatchObject({ alpha: null, kr20: null, standardError: null })
  })
})

describe('example C: ten students, five questions', () => {
  it('has the published figures', () => {
    close([reliability(exampleC).alpha], [0.8157895], 6)
    const summary = describeValues(exactPoints(totals(exampleC)))
    close([summary?.mean, summary?.standardDeviation], [2.5, 1.779513], 6)
    close(of(exampleC, 'facility'), [0.2, 0.3, 0.5, 0.7, 0.8], 10)
    close(of(exampleC, 'itemRest'), [0.403604, 0.529958, 0.790569, 0.723747, 0.599544], 6)
  })

  it('has a caution index for row 8 only, and none for all-correct or all-wrong rows', () => {
    const found = cautionIndices(rightRows(exampleC))
    close(
      found.map(({ index }) => index),
      [null, null, 0, 0, 0, 0, null, 0.3333, 0, 0],
    )
    close(
      found.map(({ modified }) => modified),
      [null, null, 0, 0, 0, 0, null, 0.1667, 0, 0],
    )
  })
})

describe('example D: partial credit', () => {
  it('describes the totals', () => {
    const summary = describeValues(exactPoints(totals(exampleD)))
    close(
      [
        summary?.mean,
        summary?.median,
        summary?.lowerQuartile,
        summary?.upperQuartile,
        summary?.standardDeviation,
      ],
      [10.625, 11, 5.75, 14.5, 6.254998],
      6,
    )
    expect(percentileRanks(totals(exampleD))).toEqual([93.75, 81.25, 62.5, 62.5, 43.75, 31.25, 18.75, 6.25])
    expect(competitionRanks(totals(exampleD))).toEqual([1, 2, 3, 3, 5, 6, 7, 8])
  })

  it('describes the questions', () => {
    close(of(exampleD, 'facility'), [0.75, 0.666667, 0.55, 0.4375, 0.4375], 6)
    close(of(exampleD, 'itemTotal'), [0.438088, 0.687902, 0.925521, 0.798198, 0.886529], 6)
    close(of(exampleD, 'itemRest'), [0.33279, 0.56485, 0.858008, 0.652006, 0.749989], 5)
    close(of(exampleD, 'upperLower'), [0.25, 0.833333, 0.7, 1, 0.666667], 6)
    expect(of(exampleD, 'mean')).toEqual([1.5, 2, 2.75, 1.75, 2.625])
    const weights = of(exampleD, 'effectiveWeight')
    expect(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)).toBeCloseTo(100, 8)
  })

  it('has the reliability, also without each question, and for the dichotomous table', () => {
    const { alpha, alphaIfDeleted, standardError, kr20 } = reliability(exampleD)
    close([alpha], [0.81697855], 7)
    close(alphaIfDeleted, [0.846476, 0.799213, 0.694095, 0.767414, 0.746269], 6)
    close([standardError], [2.6759511], 6)
    expect(kr20).toBeNull()
    expect(isRightOrWrong(exampleD)).toBe(false)
    close([reliability(rightOrWrong(exampleD)).kr20], [0.82932692], 7)
    expect(of(rightOrWrong(exampleD), 'mean')[0]).toBe(0.875)
  })

  it('has errors below half of the points, and their caution index', () => {
    const binary = rightRows(exampleD)
    expect(binary.map((row) => row.flatMap((right, place) => (right ? [] : [place + 1])))).toEqual([
      ...[[], [], [4], [], [2, 3, 5], [1, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5]],
    ])
    const found = cautionIndices(binary)
    close(
      found.map(({ index }) => index),
      [null, null, 0, null, 0.4167, 0.9091, 0, 0],
    )
    close(
      found.map(({ modified }) => modified),
      [null, null, 0, null, 0.25, 0.6667, 0, 0],
    )
  })

  it('is ordered in an S-P chart by total and by number of correct answers', () => {
    const chart = spChart(exampleD)
    expect(chart.students).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(chart.rightByStudent).toEqual([5, 5, 4, 5, 2, 1, 1, 1])
    expect(chart.questions).toEqual([0, 1, 2, 3, 4])
    expect(chart.rightByQuestion).toEqual([7, 5, 4, 4, 4])
  })
})

describe('alpha on screens', () => {
  const of = (n: number, questions: number, alpha: number | null) => ({ n, questions, alpha })

  it('is shown from three questions and ten papers, unless it is negative', () => {
    expect(shownAlpha(of(10, 3, 0.4))).toBe(0.4)
    expect(whyNoAlpha(of(10, 2, 0.4))).toBe('few-questions')
    expect(whyNoAlpha(of(9, 3, 0.4))).toBe('few-students')
    expect(whyNoAlpha(of(10, 3, null))).toBe('no-spread')
    expect(whyNoAlpha(of(10, 3, -0.1))).toBe('not-meaningful')
    expect(shownAlpha(of(10, 3, -0.1))).toBeNull()
  })

  it('without a question, counts one question fewer', () => {
    const all = reliability(exampleD)
    expect(alphaWithout(all, 1)).toEqual({ n: 8, questions: 4, alpha: all.alphaIfDeleted[1] })
  })
})

describe('example E and single figures', () => {
  it('compares results with different maxima exactly', () => {
    const shares = exactShares([
      { pointsHundredths: 1800, maximumHundredths: 2000 },
      { pointsHundredths: 300, maximumHundredths: 1000 },
      { pointsHundredths: 100, maximumHundredths: 500 },
    ])
    expect((describeValues(shares)?.mean ?? 0) * 20).toBeCloseTo(28 / 3, 12)
    expect(competitionRanks(shares.values)).toEqual([1, 2, 3])
  })

  it('has the third quartile of 1 to 9 at 7 and the percentile rank of a B at 77', () => {
    const oneToNine = { values: Array.from({ length: 9 }, (_, place) => BigInt(place + 1)), perUnit: 1n }
    expect(describeValues(oneToNine)?.upperQuartile).toBe(7)
    const grades = [...Array<number>(12).fill(1), ...Array<number>(50).fill(2), ...Array<number>(30).fill(3)]
    expect(percentileRanks([...grades, ...Array<number>(8).fill(4)])[62]).toBe(77)
  })

  it('gives tied values the same rank: 1-2-2-4', () =>
    expect(competitionRanks([9, 7, 7, 3])).toEqual([1, 2, 2, 4]))

  it('has the sample skewness and excess kurtosis of a known list', () => {
    const summary = describeValues({ values: [3n, 4n, 5n, 2n, 3n, 4n, 5n, 6n, 4n, 7n], perUnit: 1n })
    expect(summary?.skewness).toBeCloseTo(0.359543, 6)
    expect(summary?.kurtosis).toBeCloseTo(-0.1517996, 6)
  })
})

describe('edge cases', () => {
  it('no students have no figures, one has no variance, and equal totals have no skewness', () => {
    expect(describeValues({ values: [], perUnit: 1n })).toBeNull()
    expect(describeValues(exactPoints([250]))).toMatchObject({
      n: 1,
      mean: 2.5,
      median: 2.5,
      standardDeviation: null,
    })
    expect(describeValues(exactPoints([250, 250, 250, 250]))).toMatchObject({
      ...{ standardDeviation: 0, skewness: null, kurtosis: null },
    })
    expect(itemStatistics(tableOf([], [1, 1]))[0]).toMatchObject({
      mean: null,
      facility: null,
      itemRest: null,
    })
    expect(reliability(tableOf([], [1, 1]))).toMatchObject({ n: 0, alpha: null, kr20: null })
    expect(spChart(tableOf([], [1]))).toMatchObject({ students: [], rightByQuestion: [0] })
    expect(cautionIndices([])).toEqual([])
  })

  it('a negative alpha has no standard error of measurement', () => {
    const { alpha, standardError } = reliability(tableOf(bits('10 01 11 01 10')))
    expect(alpha).toBeLessThan(0)
    expect(standardError).toBeNull()
  })

  it('tied students at the group boundary get the same weight in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }), {
          minLength: 2,
          maxLength: 30,
        }),
        (rows) => {
          const table = tableOf(rows, [4, 4, 4])
          const turned = tableOf([...rows].reverse(), [4, 4, 4])
          expect(itemStatistics(turned)).toEqual(itemStatistics(table))
        },
      ),
    )
  })

  it('only students with a number in every cell count, and the others are listed', () => {
    const leaves = [newLeaf('q1', 'Q1', 400), newLeaf('q2', 'Q2', 400)]
    const rows = new Map<string, StudentMarks>([
      ['all', { q1: { valueHundredths: 0, status: null }, q2: { valueHundredths: 125, status: null } }],
      [
        'zero',
        { q1: { valueHundredths: null, status: 'absentZero' }, q2: { valueHundredths: 100, status: null } },
      ],
      ['blank', { q1: { valueHundredths: 100, status: null } }],
    ])
    const table = itemTable(leaves.map(questionColumn), ['all', 'zero', 'blank', 'never'], rows)
    expect(table.studentIds).toEqual(['all'])
    expect(table.pointsHundredths).toEqual([[0, 125]])
    expect(table.excludedIds).toEqual(['zero', 'blank', 'never'])
    expect(questionMean(newLeaf('q1', 'Q1', 400), ['all', 'zero', 'blank'], rows)).toMatchObject({
      ...{ n: 3, sumHundredths: 100, share: '1/12' },
    })
  })
})

describe('the statistics of a mark sheet in marking', () => {
  let lastId = 0
  const newId = () => (lastId += 1).toString(16).padStart(24, '0')
  const leaves = [newLeaf('q1', 'Q1', 1000), newLeaf('q2', 'Q2', 1000)]
  const structure = detailedStructure(newLeaf('total', 'Total', 2000), leaves, newId)
  const points = (valueHundredths: number) => ({ valueHundredths, status: null })
  const absent = { valueHundredths: null, status: 'absent' as const }

  it('include complete papers with a result, and list the others with the reason', () => {
    const rows = new Map<string, StudentMarks>([
      ['pass', { q1: points(500), q2: points(500) }],
      ['fail', { q1: points(500), q2: points(475) }],
      ['half', { q1: points(900), q2: absent }],
      ['open', { q1: points(900) }],
      ['away', { q1: absent, q2: absent }],
    ])
    const soFar = sheetSoFar(structure, [...rows.keys()], rows, 5000)
    expect(soFar).toMatchObject({ complete: 4, papers: 5, isProvisional: true, passed: 2 })
    expect(soFar.mean).toEqual({
      ...{ share: '151/240', papers: 3, incomplete: 1, absent: 1, withoutResult: 0 },
    })
    expect(soFar.median).toBe('1/2')
    expect(soFar.excluded).toEqual([
      { studentId: 'open', reason: 'not-complete' },
      { studentId: 'away', reason: 'absent' },
    ])
    expect(soFar.shares?.mean).toBeCloseTo((0.5 + 0.4875 + 0.9) / 3, 12)
    expect(soFar.bins.map(({ studentIds }) => studentIds.length)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0, 1])
  })

  it('are not provisional with ten complete papers, and the last bar includes the maximum and above', () => {
    const rows = new Map<string, StudentMarks>(
      Array.from({ length: 10 }, (_, place) => [
        String(place),
        { q1: points(1000), q2: points(place * 100) },
      ]),
    )
    rows.set('0', { q1: points(1000), q2: points(1000) })
    const soFar = sheetSoFar(structure, [...rows.keys()], rows, 5500)
    expect(soFar).toMatchObject({ mean: { papers: 10 }, isProvisional: false, passed: 10 })
    expect(soFar.bins.at(-1)?.studentIds).toEqual(['0', '8', '9'])
    expect(soFar.bins[5]).toMatchObject({ studentIds: ['1'], passed: 1 })
  })
})
