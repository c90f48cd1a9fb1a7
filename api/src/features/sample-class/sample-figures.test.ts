import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import {
  cautionIndices,
  errorColumns,
  itemStatistics,
  itemTable,
  missedBy,
  mostMissed,
  needGroups,
  questionColumn,
  questionFindings,
  reliability,
  rightRows,
  sheetSoFar,
  shareNumber,
  spChart,
  transpose,
  tryOut,
  unexpectedCells,
  type StudentMarks,
} from '@classeur/domain/marks'
import { describe, expect, it } from 'vitest'
import { latestSampleExam } from './latest-sample-marks.ts'
import { sampleTextsEn } from './sample-texts.en.ts'

const { marks: sampleMarks, questions: sampleQuestions } = latestSampleExam
const names = sampleTextsEn.students.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
const questionIds = sampleQuestions.map((_, index) => `Q${index + 1}`)
let nextId = 0
const structure = detailedStructure(
  newLeaf('total', '', 2000),
  sampleQuestions.map(({ maxHundredths, skill, bloomLevel }, index) =>
    newLeaf(questionIds[index] ?? '', `Q${index + 1}`, maxHundredths, {
      ...{ bloomLevel, skills: [{ skillId: skill, weight: 1 }] },
    }),
  ),
  () => `id-${(nextId += 1)}`,
)
const rows = new Map<string, StudentMarks>(
  sampleMarks.map((marks, index) => [
    names[index] ?? '',
    Object.fromEntries(marks.map((mark, column) => [questionIds[column] ?? '', mark])),
  ]),
)
const pass = 5000
const half = 5000
const leaves = structure.exercises.flatMap(({ questions }) => questions.flatMap(({ parts }) => parts))
const table = itemTable(leaves.map(questionColumn), names, rows)
const statistics = itemStatistics(table)
const columns = errorColumns(structure, 'question')

const sixDecimals = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 1e6) / 1e6
const column = (key: keyof (typeof statistics)[number]) =>
  statistics.map((one) => sixDecimals(one[key] as number | null))

// The figures come from reference/sample-class-numbers.json, computed independently of this code.
describe('the sample class', () => {
  it('has the published results: 23 of 24 papers, mean 13.21, 17 passed', () => {
    const { shares, passed, results, excluded, bins } = sheetSoFar(structure, names, rows, pass)
    const on20 = (share: number | null | undefined) => sixDecimals((share ?? NaN) * 20)
    expect(results).toHaveLength(23)
    expect(excluded).toEqual([{ studentId: 'Maya Fischer', reason: 'absent' }])
    expect(passed).toBe(17)
    expect(shares && [shares.mean, shares.median, shares.lowest, shares.highest].map(on20)).toEqual([
      13.210145, 13.5, 3, 20,
    ])
    expect(on20(shares?.standardDeviation)).toBe(5.337881)
    expect([shares?.lowerQuartile, shares?.upperQuartile].map(on20)).toEqual([9.5, 18.25])
    expect(sixDecimals(shares?.skewness)).toBe(-0.362017)
    expect(sixDecimals(shares?.kurtosis)).toBe(-0.932338)
    expect(bins.map(({ studentIds }) => studentIds.length)).toEqual([0, 2, 0, 2, 2, 3, 3, 3, 2, 6])
  })

  it('has the published statistics of its questions, over the 22 papers with a number in every cell', () => {
    expect(table.excludedIds).toEqual(['Maya Fischer', 'Daniel Martin'])
    expect(column('facility')).toEqual([
      0.977273, 1, 0.920455, 0.795455, 0.636364, 0.840909, 0.590909, 0.416667, 0.318182, 0.727273,
    ])
    expect(column('standardDeviation').slice(0, 6)).toEqual([
      0.1066, 0, 0.472742, 0.569803, 0.81251, 0.646335,
    ])
    expect(column('itemRest').slice(0, 7)).toEqual([
      0.380106,
      null,
      0.518273,
      0.735469,
      0.845506,
      0.56908,
      0.850423,
    ])
    expect(column('upperLower').slice(0, 7)).toEqual([
      0.083333, 0, 0.291667, 0.458333, 0.833333, 0.458333, 0.916667,
    ])
    expect(column('effectiveWeight').slice(0, 7)).toEqual([
      3.093891, 0, 7.878662, 10.039317, 12.759073, 9.723985, 13.539872,
    ])
  })

  it('is reliable: alpha 0.886, a standard error of 1.84 points', () => {
    const { alpha, standardError, alphaIfDeleted, variances } = reliability(table)
    expect([variances?.questions, variances?.total].map(sixDecimals)).toEqual([6.044913, 29.849026])
    expect([alpha, standardError].map(sixDecimals)).toEqual([0.886093, 1.843912])
    expect(alphaIfDeleted.slice(0, 6).map(sixDecimals)).toEqual([
      0.894111, 0.897169, 0.883119, 0.870721, 0.857545, 0.878692,
    ])
  })

  it('loses 154.5 points, and most students miss Q9, Q8, Q7, Q5 and Q10', () => {
    const missed = missedBy(columns, names, rows, half)
    expect(missed.map(({ lostHundredths }) => lostHundredths / 100)).toEqual([
      0.5, 0, 3.5, 9, 16, 7.5, 19.5, 41.5, 45, 12,
    ])
    expect(missed.map(({ lostShare }) => lostShare && sixDecimals(shareNumber(lostShare)))).toEqual([
      0.021739, 0, 0.076087, 0.195652, 0.347826, 0.163043, 0.423913, 0.601449, 0.681818, 0.272727,
    ])
    expect(mostMissed(missed).map(({ id, studentIds, of }) => [id, studentIds.length, of])).toEqual([
      ['Q9', 15, 22],
      ['Q8', 12, 23],
      ['Q7', 10, 23],
      ['Q5', 5, 23],
      ['Q10', 4, 22],
    ])
  })

  it('has the published S-P chart, with two easy questions missed and two hard ones answered', () => {
    const errors = itemTable(columns, names, rows)
    const chart = spChart(errors, half)
    expect(chart.questions.map((index) => questionIds[index])).toEqual([
      ...['Q1', 'Q2', 'Q3', 'Q4', 'Q6', 'Q10', 'Q5', 'Q7', 'Q8', 'Q9'],
    ])
    expect(unexpectedCells(errors, chart, half)).toEqual([
      { studentId: 'Alice Parker', columnId: 'Q10', kind: 'missed-easy' },
      { studentId: 'Alice Parker', columnId: 'Q5', kind: 'got-hard' },
      { studentId: 'Tom Reid', columnId: 'Q6', kind: 'missed-easy' },
      { studentId: 'Tom Reid', columnId: 'Q5', kind: 'got-hard' },
    ])
    const right = rightRows(errors, half)
    const cautious = cautionIndices(right).flatMap(({ modified }, index) =>
      modified ? [[errors.studentIds[index], sixDecimals(modified)]] : [],
    )
    expect(cautious).toEqual([
      ['Alice Parker', 0.027027],
      ['Tom Reid', 0.052632],
    ])
    expect(cautionIndices(transpose(right)).map(({ modified }) => sixDecimals(modified))).toEqual([
      ...[null, null, 0, 0, 0.035714, 0, 0, 0, 0, 0],
    ])
  })

  it('falls into three groups by need; an absent student is in none', () => {
    const { groups, withoutMarks } = needGroups(structure, names, rows, half)
    expect(groups.map(({ skillIds, studentIds }) => [skillIds, studentIds.length])).toEqual([
      [['add', 'problems'], 5],
      [['problems'], 9],
      [[], 9],
    ])
    expect(groups[0]?.studentIds.toSorted()).toEqual([
      'Kofi Mensah',
      'Leo Garcia',
      'Lucy Carter',
      'Ravi Nair',
      'Tom Reid',
    ])
    expect(withoutMarks).toEqual(['Maya Fischer'])
  })

  it('has four questions to check, the most urgent first', () => {
    expect(questionFindings(table, statistics).map(({ leafId, kind }) => [leafId, kind])).toEqual([
      ['Q9', 'many-at-zero'],
      ['Q2', 'all-right'],
      ['Q1', 'nearly-all-right'],
      ['Q7', 'weight'],
    ])
  })

  it('would have a mean of 14.36 without Q9', () => {
    const tried = tryOut(structure, rows, { leafId: 'Q9', kind: 'drop' })
    const { shares, passed, mean } = sheetSoFar(tried.structure, names, tried.rows, pass)
    const on20 = (share: number | null | undefined) => sixDecimals((share ?? NaN) * 20)
    expect([mean.papers, passed]).toEqual([23, 19])
    expect([shares?.mean, shares?.median, shares?.standardDeviation].map(on20)).toEqual([
      14.364876, 15.882353, 5.211348,
    ])
    const left = leaves.filter(({ id }) => id !== 'Q9')
    expect(sixDecimals(reliability(itemTable(left.map(questionColumn), names, tried.rows)).alpha)).toBe(
      0.876988,
    )
  })
})
