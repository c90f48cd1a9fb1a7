import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../exams/structure/detailed-structure.ts'
import { newLeaf } from '../exams/structure/new-leaf.ts'
import type { ExamMarks } from './recovery.ts'
import { questionsColumn, recoveryOf, skillColumn, topicMean } from './recovery.ts'
import { tierOfShares } from './audience-tier.ts'

/** An exam whose questions each test one skill; the marks are points of each student, null without a mark. */
function examOf(
  skills: readonly string[],
  maximum: number,
  marks: Record<string, (number | null)[]>,
  bonusIds: readonly string[] = [],
): ExamMarks {
  const leaves = skills.map((skillId, index) =>
    newLeaf(`q${index}`, `Q${index + 1}`, maximum * 100, {
      skills: [{ skillId, weight: 1 }],
      isBonus: bonusIds.includes(`q${index}`),
    }),
  )
  const rows = Object.entries(marks).map(([studentId, points]) => {
    const cells = points.map((value, index) => [
      `q${index}`,
      { valueHundredths: value === null ? null : value * 100, status: null },
    ])
    return [studentId, Object.fromEntries(cells)] as const
  })
  return { structure: detailedStructure(newLeaf('total', '', 100), leaves, () => 'x'), rows: new Map(rows) }
}

/** The skills as topics of a sheet, with the marks of both exams. */
const skillsIn = (skillIds: readonly string[], was: ExamMarks, is: ExamMarks) => ({
  topics: skillIds.map((id) => ({ id, before: skillColumn(was, id), after: skillColumn(is, id) })),
  ...{ before: was.rows, after: is.rows },
})

const before = examOf(['add', 'add', 'solve'], 2, {
  sara: [0, 1, 0],
  leo: [0, 0, 1],
  mia: [2, 2, 2],
  tom: [0, 0, 0],
})
const retest = examOf(['add', 'solve'], 1, { sara: [1, 1], leo: [1, 0], mia: [0, 0], tom: [null, null] })
const recovery = recoveryOf({
  ...skillsIn(['add', 'solve'], before, retest),
  studentIds: ['sara', 'leo', 'mia', 'tom', 'kim'],
  groups: [
    { letter: 'A', studentIds: ['sara', 'tom'] },
    { letter: 'B', studentIds: ['mia'] },
  ],
})

describe('recovery', () => {
  it('counts those below half before who have a mark in the re-test, and not those who were not', () => {
    expect([recovery.recovered, recovery.of]).toEqual([2, 2])
    const decided = recovery.students.map(({ studentId, recovered }) => [studentId, recovered])
    expect(decided).toEqual([
      ['sara', true],
      ['leo', true],
      ['mia', null],
      ['tom', null],
      ['kim', null],
    ])
  })

  it('says exactly half is not below half', () => {
    const leo = recovery.students.find(({ studentId }) => studentId === 'leo')
    expect(leo).toMatchObject({ before: '1/6', after: '1/2', recovered: true })
  })

  it('gives exact means over the students who did both', () => {
    expect(recovery.topics).toEqual([
      { id: 'add', before: '5/12', after: '2/3' },
      { id: 'solve', before: '1/2', after: '1/3' },
    ])
  })

  it('counts each group by itself', () => {
    expect(recovery.groups).toEqual([
      {
        ...{ letter: 'A', recovered: 1, of: 1 },
        topics: [
          { id: 'add', before: '1/4', after: '1/1' },
          { id: 'solve', before: '0/1', after: '1/1' },
        ],
      },
      {
        ...{ letter: 'B', recovered: 0, of: 0 },
        topics: [
          { id: 'add', before: '1/1', after: '0/1' },
          { id: 'solve', before: '1/1', after: '0/1' },
        ],
      },
    ])
  })

  it('names who is still below half, with the skills that they miss', () => {
    expect(recovery.stillMissing).toEqual({ studentIds: ['mia'], topicIds: ['add', 'solve'] })
    const all = examOf(['add'], 1, { sara: [1] })
    const none = recoveryOf({ ...skillsIn(['add'], before, all), studentIds: ['sara'], groups: [] })
    expect(none.stillMissing).toBeNull()
  })

  it('does not count a student who did not recover as recovered', () => {
    const again = examOf(['add'], 1, { sara: [0], leo: [1] })
    const figures = recoveryOf({
      ...{ ...skillsIn(['add'], before, again), studentIds: ['sara', 'leo'], groups: [] },
    })
    expect([figures.recovered, figures.of]).toEqual([1, 2])
  })

  it('has no before for a topic that the exam before does not test, and nobody recovers in it', () => {
    const after = examOf(['draw'], 1, { sara: [1] })
    const figures = recoveryOf({ ...skillsIn(['draw'], before, after), studentIds: ['sara'], groups: [] })
    expect(figures).toMatchObject({ recovered: 0, of: 0, topics: [{ before: null, after: '1/1' }] })
    expect(figures.students[0]).toMatchObject({ before: null, after: null, recovered: null })
  })

  it('compares the items that were made for a question with this question alone', () => {
    // Q3 is the only question about "solve": sara 0 of 2, leo 1 of 2, mia 2 of 2. The items are the second of the re-test.
    const topic = {
      id: 'q',
      before: questionsColumn(before, ['q2']),
      after: questionsColumn(retest, ['q1', 'gone']),
    }
    const rows = { before: before.rows, after: retest.rows }
    const figures = recoveryOf({
      ...{ topics: [topic], studentIds: ['sara', 'leo', 'mia', 'tom'], groups: [], ...rows },
    })
    expect(figures.topics).toEqual([{ id: 'q', before: '1/2', after: '1/3' }])
    expect(figures.students.map((one) => [one.studentId, one.before, one.after, one.recovered])).toEqual([
      ['sara', '0/1', '1/1', true],
      ['leo', '1/2', '0/1', null],
      ['mia', '1/1', '0/1', null],
      ['tom', '0/1', null, null],
    ])
    expect([figures.recovered, figures.of]).toEqual([1, 1])
    expect(questionsColumn(before, ['gone'])).toBeNull()
  })

  it('judges only by topics that both exams test, and still says what is missing in the others', () => {
    const after = examOf(['add', 'draw'], 1, { sara: [1, 0], leo: [0, 0] })
    const figures = recoveryOf({
      ...{ ...skillsIn(['add', 'draw'], before, after), studentIds: ['sara', 'leo'], groups: [] },
    })
    // Sara had 1 of 4 points in "add" and has 1 of 1 now; that she can't draw says nothing about recovery.
    expect(figures.students[0]).toEqual({ studentId: 'sara', before: '1/4', after: '1/1', recovered: true })
    expect([figures.recovered, figures.of]).toEqual([1, 2])
    expect(figures.stillMissing).toEqual({ studentIds: ['leo'], topicIds: ['add', 'draw'] })
  })

  it('does not count students who were absent from the re-test, in the class and in their group', () => {
    const absent = { valueHundredths: null, status: 'absent' as const }
    const rows = new Map([
      ['sara', { q0: { valueHundredths: 100, status: null } }],
      ['leo', { q0: absent }],
    ])
    const one = examOf(['add'], 1, {})
    const figures = recoveryOf({
      ...{ ...skillsIn(['add'], before, { ...one, rows }), studentIds: ['sara', 'leo', 'tom'] },
      groups: [{ letter: 'A', studentIds: ['leo', 'tom'] }],
    })
    expect([figures.recovered, figures.of]).toEqual([1, 1])
    expect(figures.groups[0]).toMatchObject({ recovered: 0, of: 0, topics: [{ before: null, after: null }] })
  })
})

describe('recovery with bonus questions', () => {
  const [was, is] = [
    { sara: [0, 2], leo: [0, 0] },
    { sara: [1, 0, 0], leo: [0, 0, 1] },
  ]
  const exams = (bonusBefore: string[], bonusAfter: string[]) =>
    [examOf(['x', 'x'], 2, was, bonusBefore), examOf(['x', 'x', 'x'], 1, is, bonusAfter)] as const
  const figuresOf = (
    [earlier, later]: ReturnType<typeof exams>,
    ...topics: { id: string; of: string[]; tests: string[] }[]
  ) =>
    recoveryOf({
      topics: topics.map(({ id, of, tests }) => ({
        ...{ id, before: questionsColumn(earlier, of), after: questionsColumn(later, tests) },
      })),
      ...{ studentIds: ['sara', 'leo'], groups: [], before: earlier.rows, after: later.rows },
    })

  it('counts nobody as below half in them, as in the errors table', () => {
    const figures = figuresOf(exams(['q0'], ['q1']), { id: 'a', of: ['q0'], tests: ['q1'] })
    expect(figures).toMatchObject({ recovered: 0, of: 0, stillMissing: null })
    expect(figures.students.map(({ recovered }) => recovered)).toEqual([null, null])
    // The topic itself still shows which share of the points they won.
    expect(figures.topics).toEqual([{ id: 'a', before: '0/1', after: '0/1' }])
  })

  it('does not call anybody recovered because the re-test asks a bonus question', () => {
    const figures = figuresOf(exams([], ['q1']), { id: 'a', of: ['q0'], tests: ['q1'] })
    expect(figures).toMatchObject({ recovered: 0, of: 0, stillMissing: null })
  })

  it('leaves them out where several questions count together', () => {
    const figures = figuresOf(exams(['q1'], ['q1', 'q2']), {
      id: 'a',
      of: ['q0', 'q1'],
      tests: ['q0', 'q1', 'q2'],
    })
    expect(figures.topics).toEqual([{ id: 'a', before: '0/1', after: '1/2' }])
    expect(figures.students).toEqual([
      { studentId: 'sara', before: '0/1', after: '1/1', recovered: true },
      { studentId: 'leo', before: '0/1', after: '0/1', recovered: false },
    ])
  })

  it('leaves them out where several topics count together', () => {
    const figures = figuresOf(
      exams([], ['q1', 'q2']),
      { id: 'a', of: ['q0'], tests: ['q0'] },
      { id: 'b', of: ['q1'], tests: ['q1', 'q2'] },
    )
    expect(figures.students).toEqual([
      { studentId: 'sara', before: '0/1', after: '1/1', recovered: true },
      { studentId: 'leo', before: '0/1', after: '0/1', recovered: false },
    ])
    expect(figures.stillMissing).toEqual({ studentIds: ['leo'], topicIds: ['a'] })
  })

  it('counts them like any other question of their skill, as in the errors table', () => {
    const [earlier, later] = exams(['q1'], ['q2'])
    const figures = recoveryOf({
      ...{ ...skillsIn(['x'], earlier, later), studentIds: ['sara', 'leo'], groups: [] },
    })
    expect(figures.topics).toEqual([{ id: 'x', before: '1/4', after: '1/3' }])
  })
})

it('the mean of a topic leaves out students without a mark', () => {
  const add = skillColumn(before, 'add')
  expect(topicMean(add, before.rows, ['sara', 'mia', 'kim'])).toBe('5/8')
  expect(topicMean(add, before.rows, ['kim'])).toBeNull()
})

it.each([
  [['1/4', '2/25'], 'support'],
  [['18/25', '6/25'], 'core'],
  [['97/100', '21/25'], 'challenge'],
  [[null], 'core'],
] as const)('readers with the shares %j get the tier %s', (shares, tier) => {
  expect(tierOfShares(shares)).toBe(tier)
})
