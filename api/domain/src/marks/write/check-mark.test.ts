import { describe, expect, it } from 'vitest'
import { detailedStructure } from '../../exams/structure/detailed-structure.ts'
import { newLeaf } from '../../exams/structure/new-leaf.ts'
import { createCheckMark } from './check-mark.ts'
import type { MarkInput } from './mark-input.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const leaf = newLeaf(newId(), 'Q1', 400)
const bonus = newLeaf(newId(), 'Bonus', 200, { isBonus: true })
const retired = newLeaf(newId(), 'Q2', 400, { retiredAt: '2026-10-02T00:00:00.000Z' })
const structure = detailedStructure(newLeaf(newId(), 'Total', 400), [leaf, bonus, retired], newId)
const exam = { structure, date: '2026-10-01', createdAt: new Date('2026-09-01') }
const student = (fields: { joinedOn?: string; leftOn?: string; deletedAt?: Date } = {}) => ({
  ...{ id: newId(), joinedOn: null, leftOn: null, deletedAt: null },
  ...fields,
})
const ada = student()
const late = student({ joinedOn: '2026-10-02' })
const left = student({ leftOn: '2026-09-30' })
const deleted = student({ deletedAt: new Date() })
const check = createCheckMark(exam, [ada, late, left, deleted], new Set([leaf.id]))
const input = (fields: Partial<MarkInput>): MarkInput => ({
  ...{
    studentId: ada.id,
    leafId: bonus.id,
    version: 0,
    code: 100,
    operation: { id: newId(), kind: 'type', of: null },
  },
  ...fields,
})

describe('checking a mark', () => {
  it('only students who belong to the class on the day of the exam get marks', () => {
    expect(check(input({}))).toBeNull()
    expect([late, left].map(({ id }) => check(input({ studentId: id })))).toEqual([
      ...['not-applicable', 'not-applicable'],
    ])
    expect([deleted.id, newId()].map((studentId) => check(input({ studentId })))).toEqual([
      ...['unknown-student', 'unknown-student'],
    ])
  })

  it('only questions in use accept marks', () => {
    expect(check(input({ leafId: retired.id }))).toBe('unknown-question')
    expect(check(input({ leafId: structure.totalLeaf.id }))).toBe('unknown-question')
  })

  it('a mark must be a multiple of the step, and only a bonus may exceed its maximum', () => {
    const fresh = createCheckMark(exam, [ada], new Set())
    expect(fresh(input({ leafId: leaf.id, code: 400 }))).toBeNull()
    expect(fresh(input({ leafId: leaf.id, code: 425 }))).toBe('above-maximum')
    expect(fresh(input({ leafId: leaf.id, code: 325 }))).toBe('off-step')
    expect(fresh(input({ code: 300 }))).toBeNull()
  })

  it('after a rescale, a number from the earlier epoch is refused; a status and clearing are accepted', () => {
    expect(check(input({ leafId: leaf.id }))).toBe('rescaled-meanwhile')
    expect(check(input({ leafId: leaf.id, code: 'absent' }))).toBeNull()
    expect(check(input({ leafId: leaf.id, code: null }))).toBeNull()
  })
})
