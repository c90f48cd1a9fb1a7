import { describe, expect, it } from 'vitest'
import type { MarkContent } from '../mark-content.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { checkSheet } from './check-sheet.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const structure = detailedStructure(
  newLeaf('total', 'Total', 2000),
  [newLeaf('q1', 'Q1', 1000), newLeaf('q2', 'Q2', 1000)],
  newId,
)
const points = (valueHundredths: number): MarkContent => ({ valueHundredths, status: null })
const absent: MarkContent = { valueHundredths: null, status: 'absent' }
const cleared: MarkContent = { valueHundredths: null, status: null }

const check = (
  rows: Record<string, StudentMarks>,
  more: { earlier?: Record<string, string[]>; paper?: Record<string, number> } = {},
) =>
  checkSheet({
    structure,
    studentIds: Object.keys(rows),
    rows: new Map(Object.entries(rows)),
    earlierShares: more.earlier ?? {},
    ...(more.paper ? { paperTotals: more.paper } : {}),
  })

describe('the check of a sheet', () => {
  it('counts cells without a number or status, by student and by question, and complete papers', () => {
    const { toEnter, papers, missingByStudent, missingByQuestion } = check({
      a: { q1: points(0), q2: absent },
      b: { q1: points(100), q2: cleared },
      c: {},
    })
    expect({ toEnter, papers }).toEqual({ toEnter: 3, papers: { complete: 1, total: 3 } })
    expect(missingByStudent).toEqual([
      { studentId: 'b', leafIds: ['q2'] },
      { studentId: 'c', leafIds: ['q1', 'q2'] },
    ])
    expect(missingByQuestion).toEqual([
      { leafId: 'q1', studentIds: ['c'] },
      { leafId: 'q2', studentIds: ['b', 'c'] },
    ])
  })

  it('finds complete papers whose questions do not add up to the earlier total or to the total on the paper', () => {
    const rows = {
      right: { q1: points(500), q2: points(550), total: points(1050) },
      wrong: { q1: points(500), q2: points(500), total: points(1050) },
      open: { q1: points(500), total: points(1050) },
      away: { q1: absent, q2: absent, total: points(300) },
    }
    expect(check(rows).totalDifferences).toEqual([
      { studentId: 'wrong', totalHundredths: 1050, sumHundredths: 1000 },
    ])
    expect(check(rows, { paper: { wrong: 1000, right: 1025 } }).totalDifferences).toEqual([
      { studentId: 'right', totalHundredths: 1025, sumHundredths: 1050 },
    ])
  })

  it('finds a column of equal numbers if there are at least five papers', () => {
    const rows = (count: number, last = 300) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, place) => [
          `s${String(place)}`,
          { q1: points(place === count - 1 ? last : 300), q2: points(place * 25) },
        ]),
      )
    expect(check(rows(5)).equalColumns).toEqual([{ leafId: 'q1', valueHundredths: 300, n: 5 }])
    expect(check(rows(4)).equalColumns).toEqual([])
    expect(check(rows(6, 325)).equalColumns).toEqual([])
  })

  it('finds a result more than 25 percentage points and 2 deviations from the student’s mean', () => {
    const paper = (share: number) => ({ q1: points(share * 10), q2: points(share * 10) })
    const outliers = (share: number, earlier: string[]) =>
      check({ a: paper(share) }, { earlier: { a: earlier } }).outliers
    expect(outliers(30, ['7/10', '7/10'])).toEqual([
      { studentId: 'a', shareBasisPoints: 3000, usualBasisPoints: 7000, earlier: 2 },
    ])
    expect(outliers(45, ['7/10', '7/10'])).toEqual([])
    expect(outliers(44, ['7/10', '7/10'])).toHaveLength(1)
    expect(outliers(30, ['1/2', '9/10'])).toEqual([])
    expect(outliers(30, ['7/10'])).toEqual([])
    expect(check({ a: { q1: points(0) } }, { earlier: { a: ['9/10', '9/10'] } }).outliers).toEqual([])
  })

  it('finds nothing in an empty class', () => {
    expect(check({})).toMatchObject({
      toEnter: 0,
      papers: { complete: 0, total: 0 },
      outliers: [],
      equalColumns: [],
    })
  })
})
