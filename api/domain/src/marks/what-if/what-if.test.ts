import { describe, expect, it } from 'vitest'
import { activeLeaves, maximumOf } from '../../exams/exam-structure.ts'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { planStructureChange } from '../../exams/structure/plan-structure-change.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { tryOut } from './what-if.ts'

let lastId = 0
const structure = detailedStructure(
  newLeaf('total', '', 100),
  [newLeaf('q1', 'Q1', 400), newLeaf('q2', 'Q2', 200)],
  () => `id${(lastId += 1)}`,
)
const value = (valueHundredths: number) => ({ valueHundredths, status: null })
const absent = { valueHundredths: null, status: 'absent' } as const
const rows = new Map<string, StudentMarks>([
  ['s1', { q1: value(300), q2: value(50) }],
  ['s2', { q1: absent, q2: value(200) }],
  ['s3', { q2: { valueHundredths: null, status: 'notSubmittedZero' } }],
])

describe('a change that is tried out', () => {
  it('leaves a question out without touching its marks', () => {
    const tried = tryOut(structure, rows, { leafId: 'q1', kind: 'drop' })
    expect(activeLeaves(tried.structure).map(({ id }) => id)).toEqual(['q2'])
    expect(maximumOf(tried.structure)).toBe(200)
    expect(tried.rows).toBe(rows)
  })

  it('gives full credit for numbers only: a status is a teacher’s decision', () => {
    const tried = tryOut(structure, rows, { leafId: 'q2', kind: 'full-credit' })
    expect([...tried.rows.values()].map(({ q2 }) => q2)).toEqual([
      value(200),
      value(200),
      { valueHundredths: null, status: 'notSubmittedZero' },
    ])
    expect(tried.structure).toBe(structure)
  })

  it('converts marks to another maximum exactly as the real change does', () => {
    const tried = tryOut(structure, rows, { leafId: 'q1', kind: 'maximum', maxHundredths: 600 })
    const students = [...rows].map(([studentId, marks]) => ({ studentId, marks }))
    const plan = planStructureChange(structure, tried.structure, students, { q1: 'rescale' }, '')
    expect(plan.writes).toEqual([{ studentId: 's1', leafId: 'q1', fromHundredths: 300, toHundredths: 450 }])
    expect(tried.rows.get('s1')?.q1).toEqual(value(450))
    expect(tried.rows.get('s2')?.q1).toEqual(absent)
    expect(plan.structure).toEqual(tried.structure)
  })

  it('changes nothing for a question that the exam doesn’t have', () => {
    const tried = tryOut(structure, rows, { leafId: 'gone', kind: 'maximum', maxHundredths: 600 })
    expect(tried).toEqual({ structure, rows })
  })
})
