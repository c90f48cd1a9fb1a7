import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import type { ExamStatus } from '@classeur/contracts'
import type { ExamDocument } from '@classeur/database'
import { expect, it } from 'vitest'
import { createUndoStructureChange, type UndoStructureChangeDependencies } from './undo-structure-change.ts'

let lastId = 0
const newId = () => (lastId += 1).toString(16).padStart(24, '0')
const total = newLeaf(newId(), 'Total', 2000)
const q1 = newLeaf(newId(), 'Q1', 400)
const q2 = newLeaf(newId(), 'Q2', 600)
const before = detailedStructure(total, [q1], newId)

/** More writes than any test needs, so that an endless loop fails instead of blocking the run. */
const farTooMany = 100

/**
 * Undoes the addition of Q2 while somebody enters a mark for Q2, and applies `meanwhile` to the exam.
 * @param isBusy from then on, somebody else changes the exam before every write
 */
function undoWith(meanwhile: () => Partial<ExamDocument>, isBusy = false) {
  const examId = newId()
  let exam = {
    ...{ _id: examId, classId: newId(), title: 'Fractions', version: 2, marksVersion: 0, fence: 0 },
    ...{ status: 'draft' as ExamStatus, deletedAt: null, lastChangeId: 'added' },
    structure: detailedStructure(total, [q1, q2], newId),
  } as unknown as ExamDocument
  const stored = new Set(['added'])
  const recorded: string[] = []
  let writes = 0
  const context = {
    exams: {
      findById: async () => exam,
      changeStructure: async (read: ExamDocument, structure: ExamDocument['structure'], changeId: string) => {
        writes += 1
        if (writes > farTooMany) throw new Error('it does not end')
        const isLocked = exam.status === 'reviewed' || exam.status === 'released'
        if (isBusy && writes > 1) exam = { ...exam, version: exam.version + 1 }
        if (read.version !== exam.version || isLocked || exam.deletedAt !== null) return null
        exam = { ...exam, structure, version: exam.version + 1, lastChangeId: changeId }
        return exam
      },
    },
    changes: {
      findById: async () => ({ toVersion: 2, marksVersion: 0, before, answers: {}, rescales: [] }),
      insert: async () => {
        const id = newId()
        stored.add(id)
        return id
      },
      remove: async (id: string) => stored.delete(id),
    },
    rows: { raiseFence: async () => undefined },
    settledRows: {
      settle: async () => undefined,
      listByExam: async () => {
        exam = { ...exam, ...meanwhile() }
        return [{ marks: { [q2.id]: { valueHundredths: 100, status: null } } }]
      },
    },
    views: { one: async () => exam },
    openExam: async () => ({ exam, schoolClass: {} }),
    recordChange: async (_actor: unknown, _found: unknown, kind: string) => recorded.push(kind),
  } as unknown as UndoStructureChangeDependencies
  const undo = createUndoStructureChange(context)
  return {
    run: () => undo({ userId: newId(), operator: false }, examId, 'added'),
    seen: () => ({ structure: exam.structure, isKept: stored.has(String(exam.lastChangeId)), recorded }),
    stored,
  }
}

it('a question that somebody marks while its addition is being undone is kept', async () => {
  const { run, seen } = undoWith(() => ({}))
  await expect(run()).rejects.toMatchObject({ code: 'exams/changed-meanwhile' })
  const { structure, isKept, recorded } = seen()
  expect(JSON.stringify(structure)).toContain(q2.id)
  expect([isKept, recorded]).toEqual([true, ['exam-structure-changed']])
})

it.each<[string, Partial<ExamDocument>]>([
  ['exams/read-only', { status: 'reviewed', version: 4 }],
  ['exams/read-only', { status: 'released', version: 4 }],
  ['general/not-found', { deletedAt: new Date() }],
])('the undo fails with %s if the exam is locked or deleted concurrently: %o', async (code, change) => {
  const { run, seen, stored } = undoWith(() => change)
  await expect(run()).rejects.toMatchObject({ code })
  // The original change and its undo; attempts that failed are removed.
  expect([seen().recorded, stored.size]).toEqual([['exam-structure-changed'], 2])
})

it('the undo gives up if the exam keeps changing', async () => {
  const { run, stored } = undoWith(() => ({}), true)
  await expect(run()).rejects.toMatchObject({ code: 'exams/changed-meanwhile' })
  expect(stored.size).toBe(2)
})
