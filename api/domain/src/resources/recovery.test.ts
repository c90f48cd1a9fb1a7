import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../exams/structure/detailed-structure.ts'
import { newLeaf } from '../exams/structure/new-leaf.ts'
import type { ExamMarks } from './recovery.ts'
import { recoveryOf, skillMean } from './recovery.ts'
import { tierOfShares } from './audience-tier.ts'

/** An exam whose questions each test one skill; the marks are points of each student, null without a mark. */
function examOf(
  skills: readonly string[],
  maximum: number,
  marks: Record<string, (number | null)[]>,
): ExamMarks {
  const leaves = skills.map((skillId, index) =>
    newLeaf(`q${index}`, `Q${index + 1}`, maximum * 100, { skills: [{ skillId, weight: 1 }] }),
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

const before = examOf(['add', 'add', 'solve'], 2, {
  sara: [0, 1, 0],
  leo: [0, 0, 1],
  mia: [2, 2, 2],
  tom: [0, 0, 0],
})
const retest = examOf(['add', 'solve'], 1, { sara: [1, 1], leo: [1, 0], mia: [0, 0], tom: [null, null] })
const recovery = recoveryOf({
  skillIds: ['add', 'solve'],
  studentIds: ['sara', 'leo', 'mia', 'tom', 'kim'],
  groups: [
    { letter: 'A', studentIds: ['sara', 'tom'] },
    { letter: 'B', studentIds: ['mia'] },
  ],
  ...{ before, retest },
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
    expect(recovery.skills).toEqual([
      { skillId: 'add', before: '5/12', after: '2/3' },
      { skillId: 'solve', before: '1/2', after: '1/3' },
    ])
  })

  it('counts each group by itself', () => {
    expect(recovery.groups).toEqual([
      {
        ...{ letter: 'A', recovered: 1, of: 1 },
        skills: [
          { skillId: 'add', before: '1/4', after: '1/1' },
          { skillId: 'solve', before: '0/1', after: '1/1' },
        ],
      },
      {
        ...{ letter: 'B', recovered: 0, of: 0 },
        skills: [
          { skillId: 'add', before: '1/1', after: '0/1' },
          { skillId: 'solve', before: '1/1', after: '0/1' },
        ],
      },
    ])
  })

  it('names who is still below half, with the skills that they miss', () => {
    expect(recovery.stillMissing).toEqual({ studentIds: ['mia'], skillIds: ['add', 'solve'] })
    const all = examOf(['add'], 1, { sara: [1] })
    const none = recoveryOf({ skillIds: ['add'], studentIds: ['sara'], groups: [], before, retest: all })
    expect(none.stillMissing).toBeNull()
  })

  it('does not count a student who did not recover as recovered', () => {
    const again = examOf(['add'], 1, { sara: [0], leo: [1] })
    const figures = recoveryOf({
      ...{ skillIds: ['add'], studentIds: ['sara', 'leo'], groups: [], before },
      retest: again,
    })
    expect([figures.recovered, figures.of]).toEqual([1, 2])
  })

  it('says nothing about skills that one of the exams does not test', () => {
    const figures = recoveryOf({
      ...{ skillIds: ['draw'], studentIds: ['sara'], groups: [], before },
      retest: examOf(['draw'], 1, { sara: [1] }),
    })
    expect(figures).toMatchObject({ recovered: 0, of: 0, skills: [{ before: null, after: null }] })
    expect(figures.students[0]).toMatchObject({ before: null, after: '1/1', recovered: null })
  })
})

it('the mean of a skill leaves out students without a mark', () => {
  expect(skillMean(before, 'add', ['sara', 'mia', 'kim'])).toBe('5/8')
  expect(skillMean(before, 'add', ['kim'])).toBeNull()
})

it.each([
  [['1/4', '2/25'], 'support'],
  [['18/25', '6/25'], 'core'],
  [['97/100', '21/25'], 'challenge'],
  [[null], 'core'],
] as const)('readers with the shares %j get the tier %s', (shares, tier) => {
  expect(tierOfShares(shares)).toBe(tier)
})
