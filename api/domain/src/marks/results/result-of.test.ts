import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markStatuses, type MarkStatus, countsAsZero, type MarkContent } from '../mark-content.ts'
import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { examSummary } from './exam-summary.ts'
import { resultOf, type StudentMarks } from './result-of.ts'
import { skillShares } from './skill-shares.ts'
import { takesPart } from './takes-part.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const structureOf = (leaves: ExamLeaf[]) => detailedStructure(newLeaf(newId(), 'Total', 2000), leaves, newId)
const points = (valueHundredths: number): MarkContent => ({ valueHundredths, status: null })
const status = (name: MarkStatus): MarkContent => ({ valueHundredths: null, status: name })
const leaves = [newLeaf('q1', 'Q1', 1000), newLeaf('q2', 'Q2', 1000), newLeaf('q3', 'Q3', 1000)]

describe('the result of one student', () => {
  it('is null when nothing was entered', () => {
    expect(resultOf(structureOf(leaves), {})).toEqual({
      pointsHundredths: null,
      maximumHundredths: 0,
      shareBasisPoints: null,
      entered: 0,
      toEnter: 3,
      isAbsent: false,
    })
  })

  it('excludes cells that are not entered, and counts them', () => {
    expect(resultOf(structureOf(leaves), { q1: points(500) })).toMatchObject({
      pointsHundredths: 500,
      maximumHundredths: 1000,
      shareBasisPoints: 5000,
      entered: 1,
      toEnter: 2,
    })
  })

  it('treats a cleared cell as not entered', () => {
    const cleared = { valueHundredths: null, status: null }
    expect(resultOf(structureOf(leaves), { q1: cleared })).toMatchObject({ entered: 0, toEnter: 3 })
  })

  it('adds a bonus to the points and not to the maximum', () => {
    const bonus = newLeaf('b', 'Bonus', 200, { isBonus: true })
    const result = resultOf(structureOf([...leaves.slice(0, 1), bonus]), { q1: points(1000), b: points(100) })
    expect(result).toMatchObject({
      pointsHundredths: 1100,
      maximumHundredths: 1000,
      shareBasisPoints: 11_000,
    })
    expect(resultOf(structureOf([bonus]), { b: points(100) })).toMatchObject({
      pointsHundredths: 100,
      shareBasisPoints: null,
    })
  })

  it('is 13.17 out of 20 if blank excludes a question and 9.875 if blank counts as zero', () => {
    const four = [...leaves, newLeaf('q4', 'Q4', 1000)]
    const given = { q2: points(500), q3: points(600), q4: points(875) }
    const without = resultOf(structureOf(four), given)
    expect(((without.pointsHundredths ?? 0) / without.maximumHundredths) * 20).toBeCloseTo(13.1667, 4)
    const zero = resultOf(structureOf(four), { ...given, q1: status('absentZero') })
    expect(((zero.pointsHundredths ?? 0) / zero.maximumHundredths) * 20).toBe(9.875)
  })

  it('excludes a question for every status that does not count as zero, and counts no question twice', () => {
    const cell = fc.oneof(
      fc.constant(undefined),
      fc.integer({ min: 0, max: 1000 }).map(points),
      fc.constantFrom(...markStatuses).map(status),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), (cells) => {
        const many = cells.map((_, index) => newLeaf(`l${String(index)}`, 'Q', 1000))
        const marks: StudentMarks = Object.fromEntries(
          cells.map((mark, index) => [`l${String(index)}`, mark]),
        )
        const result = resultOf(structureOf(many), marks)
        const counted = cells.filter((mark) => mark && (mark.status === null || countsAsZero(mark.status)))
        const sum = counted.reduce((total, mark) => total + (mark?.valueHundredths ?? 0), 0)
        expect(result.maximumHundredths).toBe(counted.length * 1000)
        expect(result.pointsHundredths).toBe(counted.length === 0 ? null : sum)
        expect(result.entered + result.toEnter).toBe(cells.length)
        if (result.shareBasisPoints !== null) {
          const off = result.shareBasisPoints * result.maximumHundredths - sum * 10_000
          expect(2 * Math.abs(off)).toBeLessThanOrEqual(result.maximumHundredths)
        }
      }),
    )
  })
})

describe('the skills of one student', () => {
  it('are weighted by question over several exams, without questions that do not count', () => {
    const first = structureOf([
      newLeaf('a', 'Q1', 400, { skills: [{ skillId: 's1', weight: 1 }] }),
      newLeaf('b', 'Q2', 200, {
        skills: [
          { skillId: 's1', weight: 2 },
          { skillId: 's2', weight: 1 },
        ],
      }),
    ])
    const second = structureOf([newLeaf('c', 'Q1', 1000, { skills: [{ skillId: 's2', weight: 1 }] })])
    const shares = skillShares([
      { structure: first, marks: { a: points(100), b: points(200) } },
      { structure: second, marks: { c: status('exempt') } },
    ])
    expect(shares).toEqual([
      { skillId: 's1', share: '5/8', questions: 2 },
      { skillId: 's2', share: '1/1', questions: 1 },
    ])
  })
})

describe('the students who take part', () => {
  const always = { joinedOn: null, leftOn: null, deletedAt: null }
  it('are those in the class on the day, including the days of joining and leaving', () => {
    expect(takesPart(always, '2026-10-01')).toBe(true)
    expect(takesPart({ ...always, joinedOn: '2026-10-01' }, '2026-10-01')).toBe(true)
    expect(takesPart({ ...always, joinedOn: '2026-10-02' }, '2026-10-01')).toBe(false)
    expect(takesPart({ ...always, leftOn: '2026-10-01' }, '2026-10-01')).toBe(true)
    expect(takesPart({ ...always, leftOn: '2026-09-30' }, '2026-10-01')).toBe(false)
    expect(takesPart({ ...always, deletedAt: new Date() }, '2026-10-01')).toBe(false)
  })

  it('determine the cells to enter, and only their complete papers count in the mean', () => {
    const students = [
      { ...always, id: 'one' },
      { ...always, id: 'two' },
      { ...always, id: 'later', joinedOn: '2026-12-01' },
    ]
    const rows = new Map<string, StudentMarks>([
      ['one', { q1: points(500), q2: points(500), q3: status('absent') }],
      ['later', { q1: points(1000) }],
    ])
    expect(examSummary(structureOf(leaves), '2026-10-01', students, rows)).toMatchObject({
      entered: 3,
      total: 6,
      mean: { share: '1/2', papers: 1, incomplete: 1, absent: 0, withoutResult: 0 },
    })
    expect(examSummary(structureOf(leaves), '2026-10-01', [], rows)).toMatchObject({
      entered: 0,
      total: 0,
      mean: { share: null, papers: 0, incomplete: 0, absent: 0, withoutResult: 0 },
    })
  })
})
