import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { pointsOn20, scalePresets } from '../../exams/grading-scale.ts'
import { contentOf, markStatuses, type MarkCode } from '../mark-content.ts'
import { examSummary } from '../results/exam-summary.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { examDayOf } from '../results/takes-part.ts'
import { termAverages } from '../results/term-averages.ts'
import { averageNumber, trendNumber } from './gradebook-numbers.ts'
import { gradebookOf, type GradebookStudent } from './gradebook.ts'
import { compareTrends, resultTrend } from './result-trend.ts'
import { sortGradebook } from './sort-gradebook.ts'

const student = (number: number, fields: Partial<GradebookStudent> = {}): GradebookStudent => ({
  ...{ id: `s${String(number)}`, number, firstName: `First ${String(number)}`, lastName: 'Last' },
  ...{ joinedOn: null, leftOn: null, deletedAt: null, groupIds: [] },
  ...fields,
})

let lastId = 0
const newId = () => `id${String((lastId += 1))}`

/** An exam with questions of these maxima in points. */
const examOf = (
  id: string,
  maxima: readonly number[],
  fields: { date?: string | null; coefficientHundredths?: number; createdAt?: Date } = {},
) => ({
  _id: id,
  structure: detailedStructure(
    newLeaf(newId(), 'Total', 2000),
    maxima.map((points, index) => newLeaf(`${id}q${String(index)}`, `Q${String(index)}`, points * 100)),
    newId,
  ),
  ...{ date: '2026-10-01', coefficientHundredths: 100, createdAt: new Date('2026-09-01') },
  ...fields,
})

type Codes = readonly (MarkCode | undefined)[]
const rowOf = (examId: string, codes: Codes): StudentMarks =>
  Object.fromEntries(
    codes.map((code, index) => [
      `${examId}q${String(index)}`,
      code === undefined ? undefined : contentOf(code),
    ]),
  )
/** Marks by exam and student, as codes of the questions. */
const marksOf = (table: Record<string, Record<string, Codes>>) =>
  new Map(
    Object.entries(table).map(([examId, rows]) => [
      examId,
      new Map(Object.entries(rows).map(([studentId, codes]) => [studentId, rowOf(examId, codes)])),
    ]),
  )

const four = [1, 2, 3, 4].map((number) => student(number))

describe('a cell of the gradebook', () => {
  const exam = examOf('e', [10, 10])
  const cellOf = (codes: Codes, fields: Partial<GradebookStudent> = {}) => {
    const people = [student(1, fields), student(2)]
    const { students } = gradebookOf(people, [exam], marksOf({ e: { s1: codes } }), null)
    return students.find(({ studentId }) => studentId === 's1')?.cells[0]
  }

  it('has points, maximum and the exact share of a complete paper', () => {
    expect(cellOf([750, 300])).toEqual({
      ...{ state: 'result', share: '21/40', pointsHundredths: 1050, maximumHundredths: 2000 },
      ...{ status: null, toEnter: 0 },
    })
  })

  it('has the maximum of the questions that count, if a status excludes one', () => {
    expect(cellOf([750, 'exempt'])).toMatchObject({
      ...{ state: 'result', share: '3/4', maximumHundredths: 1000, status: null },
    })
  })

  it('has no result while marks are missing, and counts them', () => {
    expect(cellOf([750, undefined])).toMatchObject({ state: 'not-complete', share: null, toEnter: 1 })
    expect(cellOf([750, undefined])?.pointsHundredths).toBeNull()
    expect(cellOf([])).toMatchObject({ state: 'not-complete', toEnter: 2, status: null })
  })

  it('states why a complete paper has no result', () => {
    expect(cellOf(['absent', 'absent'])).toMatchObject({ state: 'absent', status: 'absent', share: null })
    expect(cellOf(['absent', 'exempt'])).toMatchObject({ state: 'absent', status: 'absent' })
    expect(cellOf(['exempt', 'exempt'])).toMatchObject({ state: 'no-result', status: 'exempt' })
    expect(cellOf(['notSubmitted', 'notGraded'])).toMatchObject({
      state: 'no-result',
      status: 'notSubmitted',
    })
  })

  it('has no absence from a question that is no longer in use', () => {
    const withoutSecond = examOf('e', [10])
    const { students } = gradebookOf(
      [student(1)],
      [withoutSecond],
      marksOf({ e: { s1: ['exempt', 'absent'] } }),
      null,
    )
    expect(students[0]?.cells[0]).toMatchObject({ state: 'no-result', status: 'exempt' })
  })

  it('keeps the status of a paper that counts as zero throughout', () => {
    expect(cellOf(['absentZero', 'absentZero'])).toMatchObject({
      ...{ state: 'result', share: '0/1', pointsHundredths: 0, status: 'absentZero' },
    })
    expect(cellOf(['absentZero', 500])).toMatchObject({ state: 'result', share: '1/4', status: null })
  })

  it('is not applicable to a student who takes part in another exam only', () => {
    const later = examOf('later', [10], { date: '2026-11-01' })
    const { students } = gradebookOf([student(1, { joinedOn: '2026-10-15' })], [exam, later], new Map(), null)
    expect(students[0]?.cells.map(({ state }) => state)).toEqual(['not-applicable', 'not-complete'])
  })
})

describe('the rows of the gradebook', () => {
  const exam = examOf('e', [10])

  it('are the students who take part in an exam, by list number', () => {
    const people = [
      student(3),
      student(1),
      student(2, { leftOn: '2026-09-30' }),
      student(4, { deletedAt: new Date() }),
      student(5, { joinedOn: '2026-10-02' }),
    ]
    const { students } = gradebookOf(people, [exam], new Map(), null)
    expect(students.map(({ number }) => number)).toEqual([1, 3])
  })

  it('have the exams oldest first, an exam without a date on the day of its creation', () => {
    const exams = [
      examOf('c', [10], { date: '2026-12-01' }),
      examOf('b', [10], { date: null, createdAt: new Date('2026-11-01T10:00:00Z') }),
      examOf('a2', [10], { date: '2026-10-05', createdAt: new Date('2026-09-02') }),
      examOf('a1', [10], { date: '2026-10-05', createdAt: new Date('2026-09-01') }),
    ]
    expect(gradebookOf(four, exams, new Map(), null).exams.map(({ exam: { _id } }) => _id)).toEqual([
      ...['a1', 'a2', 'b', 'c'],
    ])
  })

  it('rank the chosen average: ties share a rank, and a student without a result has none', () => {
    const exams = [examOf('e', [20]), examOf('f', [5], { date: '2026-10-02' })]
    // By scale, the first and second average are equal; by maximum, they are not.
    const marks = marksOf({
      e: { s1: [2000], s2: [1000], s3: [0] },
      f: { s1: [0], s2: [250], s3: [0] },
    })
    const ranksBy = (way: 'by-scale' | 'by-maximum' | null) =>
      gradebookOf(four, exams, marks, way).students.map(({ rank }) => rank)
    expect(ranksBy('by-scale')).toEqual([1, 1, 3, null])
    expect(ranksBy('by-maximum')).toEqual([1, 2, 3, null])
    expect(ranksBy(null)).toEqual([null, null, null, null])
  })
})

describe('the averages of the gradebook', () => {
  it('of 18/20, 3/10 and 1/5 are 12.571 out of 20 by maximum and 9.333 by scale', () => {
    const exams = [examOf('a', [20]), examOf('b', [10]), examOf('c', [5])]
    const marks = marksOf({ a: { s1: [1800] }, b: { s1: [300] }, c: { s1: [100] } })
    const [row] = gradebookOf(four, exams, marks, null).students
    expect([row?.byMaximum, row?.byScale]).toEqual(['22/35', '7/15'])
  })

  it('exclude an absence and count a zero', () => {
    const exams = [examOf('a', [10]), examOf('b', [10])]
    const marks = marksOf({
      a: { s1: [800], s2: [800] },
      b: { s1: ['absent'], s2: ['absentZero'] },
    })
    expect(gradebookOf(four, exams, marks, null).students.map(({ byScale }) => byScale)).toEqual([
      ...['4/5', '2/5', null, null],
    ])
  })
})

describe('a trend', () => {
  it('compares the latest result with the mean of the earlier ones, and needs two results', () => {
    expect(resultTrend([])).toBeNull()
    expect(resultTrend(['1/2'])).toBeNull()
    expect(resultTrend(['1/2', '1/4'])).toEqual({ last: '1/4', earlierMean: '1/2' })
    expect(resultTrend(['1/2', '1/3', '1/1'])).toEqual({ last: '1/1', earlierMean: '5/12' })
  })

  it('leaves out papers without a result and exams with coefficient 0', () => {
    const exams = [
      examOf('a', [10], { date: '2026-10-01' }),
      examOf('b', [10], { date: '2026-10-02', coefficientHundredths: 0 }),
      examOf('c', [10], { date: '2026-10-03' }),
      examOf('d', [10], { date: '2026-10-04' }),
    ]
    const marks = marksOf({ a: { s1: [500] }, b: { s1: [0] }, c: { s1: [800] }, d: { s1: ['absent'] } })
    expect(gradebookOf(four, exams, marks, null).students[0]?.trend).toEqual({
      ...{ last: '4/5', earlierMean: '1/2' },
    })
  })

  it('is a signed number in files, rounded once', () => {
    const shown = { scale: pointsOn20, rounding: 'tenth' } as const
    expect(trendNumber({ last: '1/4', earlierMean: '1/2' }, shown)).toEqual({ hundredths: -500, decimals: 1 })
    expect(trendNumber({ last: '1/2', earlierMean: '1/3' }, shown)).toEqual({ hundredths: 330, decimals: 1 })
    const letters = { ...shown, scale: scalePresets.letters }
    expect(trendNumber({ last: '1/2', earlierMean: '1/3' }, letters)).toEqual({
      hundredths: 1700,
      decimals: 0,
    })
    expect(averageNumber('2/3', letters)).toEqual({ hundredths: 6700, decimals: 0 })
  })
})

describe('the order of the students', () => {
  const exams = [examOf('a', [10]), examOf('b', [10], { date: '2026-10-02' })]
  const people = [
    student(1, { lastName: 'Éluard' }),
    student(2, { lastName: 'eliot' }),
    student(3, { lastName: 'Zola' }),
    student(4, { lastName: 'Camus' }),
  ]
  const marks = marksOf({
    a: { s1: [500], s2: [900], s3: [500] },
    b: { s1: [700], s2: [300], s3: [500] },
  })
  const { students } = gradebookOf(people, exams, marks, 'by-scale')
  const sorted = (by: string, isDescending = false) =>
    sortGradebook({ exams: exams.map(({ _id: id }) => ({ id })), students }, { by, isDescending }, 'fr').map(
      ({ number }) => number,
    )

  it('follows names without regard to accents and case', () => {
    expect(sorted('name')).toEqual([4, 2, 1, 3])
    expect(sorted('name', true)).toEqual([3, 1, 2, 4])
  })

  it('follows an exam, an average or a trend, with missing values last in both directions', () => {
    expect(sorted('a')).toEqual([1, 3, 2, 4])
    expect(sorted('a', true)).toEqual([2, 1, 3, 4])
    expect(sorted('b', true)).toEqual([1, 3, 2, 4])
    expect(sorted('by-scale')).toEqual([3, 1, 2, 4])
    expect(sorted('by-maximum', true)).toEqual([1, 2, 3, 4])
    expect(sorted('trend')).toEqual([2, 3, 1, 4])
    expect(sorted('trend', true)).toEqual([1, 3, 2, 4])
  })

  it('is the list number for an exam that is no longer shown', () => {
    expect(sorted('number', true)).toEqual([4, 3, 2, 1])
    expect(sorted('gone')).toEqual([1, 2, 3, 4])
  })

  it('puts the steepest fall first', () => {
    const trends = [
      { earlierMean: '1/2', last: '3/4' },
      { earlierMean: '1/2', last: '1/2' },
      { earlierMean: '1/1', last: '0/1' },
      { earlierMean: '1/2', last: '1/4' },
      { earlierMean: '0/1', last: '1/1' },
    ]
    const changes = trends.toSorted(compareTrends).map(({ last }) => last)
    expect(changes).toEqual(['0/1', '1/4', '1/2', '3/4', '1/1'])
  })
})

describe('any gradebook', () => {
  const code = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 40 }).map((steps) => steps * 25) },
    fc.constantFrom(...markStatuses, undefined),
  )
  const day = fc.constantFrom('2026-10-01', '2026-10-15', '2026-11-01', '2026-12-01')
  const classes = fc
    .record({
      people: fc.array(
        fc.record({
          joinedOn: fc.option(day, { nil: null, freq: 4 }),
          leftOn: fc.option(day, { nil: null, freq: 4 }),
          deletedAt: fc.option(fc.constant(new Date()), { nil: null, freq: 6 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      exams: fc.array(
        fc.record({
          maxima: fc.array(fc.integer({ min: 10, max: 30 }), { minLength: 1, maxLength: 3 }),
          date: fc.option(day, { nil: null }),
          coefficientHundredths: fc.constantFrom(0, 50, 100, 300),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      codes: fc.array(
        fc.array(fc.array(code, { minLength: 3, maxLength: 3 }), { minLength: 8, maxLength: 8 }),
        {
          minLength: 5,
          maxLength: 5,
        },
      ),
      seed: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    })
    .map(({ people, exams, codes, seed }) => {
      const roster = people.map((fields, index) => student(index + 1, fields))
      const listed = exams.map(({ maxima, ...fields }, index) => examOf(`e${String(index)}`, maxima, fields))
      const marks = new Map(
        listed.map(({ _id }, exam) => [
          _id,
          new Map(
            roster.map(({ id }, row): [string, StudentMarks] => [id, rowOf(_id, codes[exam]?.[row] ?? [])]),
          ),
        ]),
      )
      const shuffled = <Item>(items: readonly Item[]) =>
        items
          .map((item, index) => ({ item, key: seed[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item)
      return { roster, exams: listed, marks, shuffled }
    })

  it('has the same numbers whatever the order of students and exams', () => {
    fc.assert(
      fc.property(classes, ({ roster, exams, marks, shuffled }) => {
        const gradebook = gradebookOf(roster, exams, marks, 'by-maximum')
        expect(gradebookOf(shuffled(roster), shuffled(exams), marks, 'by-maximum')).toEqual(gradebook)
      }),
      propertyRuns(150),
    )
  })

  it('has the averages of the term overview and the means of the exam list', () => {
    fc.assert(
      fc.property(classes, ({ roster, exams, marks }) => {
        const gradebook = gradebookOf(roster, exams, marks, 'by-scale')
        const overview = termAverages(roster, exams, marks)
        expect(gradebook.classMean).toEqual(overview.classMean)
        for (const row of gradebook.students) {
          const same = overview.students.find(({ studentId }) => studentId === row.studentId)
          expect([row.byMaximum, row.byScale]).toEqual([same?.byMaximum, same?.byScale])
          row.cells.forEach(({ share }, index) => {
            expect(share ?? undefined).toBe(same?.results[gradebook.exams[index]?.exam._id ?? ''])
          })
        }
        for (const { exam, mean } of gradebook.exams) {
          const rows = marks.get(exam._id) ?? new Map<string, StudentMarks>()
          expect(mean).toEqual(examSummary(exam.structure, examDayOf(exam), roster, rows).mean)
        }
      }),
      propertyRuns(150),
    )
  })

  it('keeps every student once in every order', () => {
    fc.assert(
      fc.property(classes, fc.boolean(), ({ roster, exams, marks }, isDescending) => {
        const { students } = gradebookOf(roster, exams, marks, null)
        const columns = exams.map(({ _id: id }) => ({ id }))
        for (const by of ['number', 'name', 'by-maximum', 'by-scale', 'trend', 'e0']) {
          const order = sortGradebook({ exams: columns, students }, { by, isDescending }, 'en')
          expect(new Set(order)).toEqual(new Set(students))
          expect(order).toHaveLength(students.length)
        }
      }),
      propertyRuns(50),
    )
  })
})
