import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { errorTrendOf } from './error-trend.ts'
import { skillErrorAbove, termErrorsOf, type NotedMarks } from './term-errors.ts'

let lastId = 0
const newId = () => `id${String((lastId += 1))}`

/** An exam whose questions, of one point each, test these skills. */
const examOf = (id: string, date: string, skills: readonly (string | null)[]) => ({
  ...{ _id: id, date, createdAt: new Date('2026-09-01') },
  structure: detailedStructure(
    newLeaf(newId(), 'Total', 2000),
    skills.map((skill, index) =>
      newLeaf(`${id}q${String(index)}`, `Q${String(index)}`, 100, {
        skills: skill === null ? [] : [{ skillId: skill, weight: 1 }],
      }),
    ),
    newId,
  ),
})

/** Points by question, `null` for an absence, and the error types of some questions. */
const rowOf = (examId: string, points: readonly (number | null)[], types: Record<number, string[]> = {}) =>
  Object.fromEntries(
    points.map((value, index) => [
      `${examId}q${String(index)}`,
      {
        valueHundredths: value === null ? null : value * 100,
        status: value === null ? ('absent' as const) : null,
        errorTypes: types[index] ?? [],
      },
    ]),
  )

const student = (id: string, joinedOn: string | null = null) => ({
  ...{ id, joinedOn, leftOn: null, deletedAt: null },
})

type Exams = ReturnType<typeof examOf>[]
type Table = Record<string, Record<string, NotedMarks>>
const errorsOf = (exams: Exams, table: Table, roster = [student('ada'), student('ben')], of?: string) =>
  termErrorsOf({
    ...{ exams, roster },
    rows: new Map(Object.entries(table).map(([id, rows]) => [id, new Map(Object.entries(rows))])),
    isShown: (id) => of === undefined || id === of,
    errorAbove: of === undefined ? skillErrorAbove.class : skillErrorAbove.student,
  })

const three = (skill: string) => [skill, skill, skill]
const trends = ({ skills }: ReturnType<typeof errorsOf>) =>
  skills.map(({ skillId, trend }) => [skillId, trend])

describe('the trend of an error', () => {
  it.each([
    [[], 'too-few'],
    [[true], 'too-few'],
    [[true, true], 'recurs'],
    [[true, false, true], 'recurs'],
    [[false, true], 'new'],
    [[true, false], 'gone'],
    [[true, true, false], 'gone'],
    [[false, false], 'none'],
  ] as const)('%j is %s', (isErrorIn, trend) => {
    expect(errorTrendOf(isErrorIn)).toBe(trend)
  })
})

describe('errors over a term', () => {
  const first = examOf('first', '2026-10-01', [...three('add'), ...three('compare'), ...three('solve')])
  const second = examOf('second', '2026-11-01', [...three('add'), ...three('compare'), ...three('solve')])
  const [right, wrong] = [
    [1, 1, 1],
    [0, 0, 1],
  ]

  it('says which skills recur, which are new and which are gone, whatever the order of the exams', () => {
    const table = {
      first: { ada: rowOf('first', [...wrong, ...wrong, ...right]), ben: rowOf('first', Array(9).fill(1)) },
      second: {
        ada: rowOf('second', [...wrong, ...right, ...wrong]),
        ben: rowOf('second', Array(9).fill(1)),
      },
    }
    const errors = errorsOf([second, first], table)
    expect(errors.exams.map(({ _id }) => _id)).toEqual(['first', 'second'])
    expect(trends(errors)).toEqual([
      ['add', 'recurs'],
      ['solve', 'new'],
      ['compare', 'gone'],
    ])
    expect(errors.skills[0]?.cells).toEqual(
      [0, 1].map(() => ({
        ...{ questions: 3, missed: 1, of: 2, lostShare: '1/3' },
        ...{ isReliable: true, isError: true },
      })),
    )
  })

  it('is an error above a quarter of the points for a class, and above half for one student', () => {
    const both = [first, second]
    const quarter = {
      first: { ada: rowOf('first', [0, 0.5, 1, ...right, ...right]), ben: rowOf('first', Array(9).fill(1)) },
      second: {
        ada: rowOf('second', [0, 0.5, 1, ...right, ...right]),
        ben: rowOf('second', Array(9).fill(1)),
      },
    }
    expect(trends(errorsOf(both, quarter))[0]).toEqual(['add', 'none'])
    expect(trends(errorsOf(both, quarter, undefined, 'ada'))[0]).toEqual(['add', 'none'])
    const more = {
      first: { ada: rowOf('first', [0, 0.25, 1, ...right, ...right]) },
      second: { ada: rowOf('second', [0, 0.25, 1, ...right, ...right]) },
    }
    expect(trends(errorsOf(both, more, undefined, 'ada'))[0]).toEqual(['add', 'recurs'])
  })

  it('decides nothing from fewer than 3 questions or a single exam', () => {
    const short = examOf('short', '2026-12-01', ['add', 'add'])
    const errors = errorsOf([first, short], {
      first: { ada: rowOf('first', [...wrong, ...right, ...right]) },
      short: { ada: rowOf('short', [0, 0]) },
    })
    expect(errors.skills.find(({ skillId }) => skillId === 'add')).toMatchObject({
      trend: 'too-few',
      cells: [
        { isReliable: true, isError: true },
        { questions: 2, isReliable: false, isError: false },
      ],
    })
  })

  it('compares with the latest exam that tests the skill', () => {
    const other = examOf('other', '2026-12-01', three('divide'))
    const errors = errorsOf([first, second, other], {
      first: { ada: rowOf('first', [...wrong, ...right, ...right]) },
      second: { ada: rowOf('second', [...wrong, ...right, ...right]) },
      other: { ada: rowOf('other', right) },
    })
    const add = errors.skills.find(({ skillId }) => skillId === 'add')
    expect([add?.trend, add?.cells[2]]).toEqual(['recurs', null])
  })

  it('counts error types, and takes an exam without any as one in which nobody noted them', () => {
    const third = examOf('third', '2026-12-01', three('add'))
    const errors = errorsOf([first, second, third], {
      first: {
        ada: rowOf('first', Array(9).fill(0), { 0: ['method'], 1: ['method', 'unit'], 2: ['reading'] }),
      },
      second: { ada: rowOf('second', Array(9).fill(0), { 0: ['method'], 1: ['calculation'] }) },
      third: { ada: rowOf('third', [0, 0, 0]) },
    })
    expect(errors.types).toEqual([
      { type: 'method', counts: [2, 1, null], total: 3, trend: 'recurs' },
      { type: 'calculation', counts: [0, 1, null], total: 1, trend: 'new' },
      { type: 'unit', counts: [1, 0, null], total: 1, trend: 'gone' },
      { type: 'reading', counts: [1, 0, null], total: 1, trend: 'gone' },
    ])
  })

  it('of one student counts an exam in which others have error types as one without their own', () => {
    const table = {
      first: { ada: rowOf('first', Array(9).fill(0), { 0: ['method'] }) },
      second: {
        ada: rowOf('second', Array(9).fill(0)),
        ben: rowOf('second', Array(9).fill(0), { 0: ['unit'] }),
      },
    }
    expect(errorsOf([first, second], table, undefined, 'ada').types).toEqual([
      { type: 'method', counts: [1, 0], total: 1, trend: 'gone' },
    ])
  })

  it('leaves out exams without a number, and students who were not in the class', () => {
    const late = [student('ada'), student('ben', '2026-10-15')]
    const errors = errorsOf(
      [first, second],
      {
        first: { ada: rowOf('first', Array(9).fill(null)), ben: rowOf('first', Array(9).fill(0)) },
        second: { ada: rowOf('second', Array(9).fill(1)), ben: rowOf('second', Array(9).fill(0)) },
      },
      late,
    )
    expect(errors.exams.map(({ _id }) => _id)).toEqual(['second'])
    expect(errors.skills[0]?.cells).toMatchObject([{ missed: 1, of: 2, lostShare: '1/2' }])
    expect(errorsOf([first], {}).exams).toEqual([])
  })
})
