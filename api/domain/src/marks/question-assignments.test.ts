import { expect, it } from 'vitest'
import { detailedStructure } from '../exams/structure/detailed-structure.ts'
import { newLeaf } from '../exams/structure/new-leaf.ts'
import { checkedAssignments, currentAssignments } from './question-assignments.ts'

let lastId = 0
const newId = () => `id-${(lastId += 1)}`
const retired = newLeaf('retired', 'Q2', 400, { retiredAt: '2026-10-02T00:00:00.000Z' })
const structure = detailedStructure(
  newLeaf('total', 'Total', 400),
  [newLeaf('q1', 'Q1', 400), retired],
  newId,
)
const markers = new Set(['ada', 'ben'])

it('assignments contain questions in use and people who may mark', () => {
  const stored = { q1: ['ada', 'gone'], retired: ['ben'] }
  expect(currentAssignments(stored, structure, markers)).toEqual({ q1: ['ada'] })
  expect(currentAssignments({ q1: ['gone'] }, structure, markers)).toEqual({})
})

it('new assignments list each person once, without retired and removed questions', () => {
  const wanted = { q1: ['ada', 'ada', 'ben'], retired: ['ada'], removed: ['ada'] }
  expect(checkedAssignments(wanted, { removed: ['ben'] }, structure, markers)).toEqual({ q1: ['ada', 'ben'] })
  expect(checkedAssignments({ q1: [] }, {}, structure, markers)).toEqual({})
})

it('new assignments to an unknown person or question are refused', () => {
  expect(checkedAssignments({ q1: ['stranger'] }, {}, structure, markers)).toBeNull()
  expect(checkedAssignments({ unknown: ['ada'] }, {}, structure, markers)).toBeNull()
})
