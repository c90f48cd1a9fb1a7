import type { ExamCard } from '@classeur/contracts'
import type { ExamDocument, NewExam } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { newLeaf } from '@classeur/domain/exams'
import { expect, it, vi } from 'vitest'
import { createDuplicateExam, type DuplicateExamDependencies } from './duplicate-exam.ts'

const actor: Actor = { userId: 'ada', operator: false }
const [examId, requestKey] = ['e'.repeat(24), 'k'.repeat(16)]
const exam = {
  ...{ _id: examId, title: 'Fractions', type: 'test', deletedAt: null },
  structure: { mode: 'total', totalLeaf: newLeaf('f'.repeat(24), 'Total', 2000), exercises: [] },
}

/** Classes whose exams are kept in memory. */
function createContext() {
  const stored = new Map<string, ExamDocument>()
  const context = {
    openExam: async () => ({ exam, schoolClass: { schoolId: null } }),
    access: {
      open: async (_actor: Actor, _action: string, classId: string) => ({ _id: classId, schoolId: null }),
    },
    exams: {
      insert: async () => Promise.reject(new Error('a request with a key isn’t inserted twice')),
      insertOnce: vi.fn(async (id: string, fields: NewExam) => {
        if (stored.has(id)) return null
        const made = { ...fields, _id: id, deletedAt: null } as unknown as ExamDocument
        stored.set(id, made)
        return made
      }),
      findById: async (id: string) => stored.get(id) ?? null,
    },
    views: {
      cards: async (_class: unknown, exams: ExamDocument[]) =>
        exams.map(({ classId }) => ({ classId }) as ExamCard),
    },
    recordChange: vi.fn(async () => undefined),
    stored,
  }
  return context as typeof context & DuplicateExamDependencies
}

it('a request that failed for one class can be repeated, and makes one copy in each class', async () => {
  const context = createContext()
  context.exams.insertOnce.mockRejectedValueOnce(new Error('the connection is gone'))
  const duplicate = createDuplicateExam(context)
  const request = { classIds: ['6a', '6b'], requestKey }
  await expect(duplicate(actor, examId, request)).rejects.toThrow('is gone')
  const { exams } = await duplicate(actor, examId, request)
  expect(exams.map(({ classId }) => classId)).toEqual(['6a', '6b'])
  expect([...context.stored.values()].map(({ classId }) => classId).sort()).toEqual(['6a', '6b'])
  expect(context.recordChange).toHaveBeenCalledTimes(2)
})
