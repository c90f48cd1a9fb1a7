import type { ExamCard } from '@classeur/contracts'
import type { ClassActivityRepository, ExamDocument, NewExam } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { newLeaf } from '@classeur/domain/exams'
import { expect, it, vi } from 'vitest'
import { createRecordNewExam } from '../record-exam-change.ts'
import { createDuplicateExam, type DuplicateExamDependencies } from './duplicate-exam.ts'

const actor: Actor = { userId: 'ada', operator: false }
const [examId, requestKey] = ['e'.repeat(24), 'k'.repeat(16)]
const exam = {
  ...{ _id: examId, title: 'Fractions', type: 'test', deletedAt: null },
  structure: { mode: 'total', totalLeaf: newLeaf('f'.repeat(24), 'Total', 2000), exercises: [] },
}

/** Classes whose exams are kept in memory. */
function createContext(original = () => exam) {
  const stored = new Map<string, ExamDocument>()
  const addOnce = vi.fn<ClassActivityRepository['addOnce']>(async () => undefined)
  const recordNewExam = createRecordNewExam({
    summaries: { recount: async () => undefined },
    syncSearch: async () => undefined,
    activities: { add: async () => Promise.reject(new Error('a new exam is logged once')), addOnce },
    announce: () => undefined,
  })
  const context = {
    openExam: async () => ({ exam: original(), schoolClass: { schoolId: null } }),
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
        exams.map(({ classId, title }) => ({ classId, title }) as ExamCard),
    },
    recordNewExam: vi.fn(recordNewExam),
    addOnce,
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
  const recorded = context.recordNewExam.mock.calls.map(([, , { _id }]) => _id)
  expect(new Set(recorded)).toEqual(new Set(context.stored.keys()))
})

it('a repeated request copies an exam that was changed since', async () => {
  let title = 'Fractions'
  const context = createContext(() => ({ ...exam, title }))
  const duplicate = createDuplicateExam(context)
  const copy = async () => (await duplicate(actor, examId, { classIds: ['6a'], requestKey })).exams[0]?.title
  expect([await copy(), await copy()]).toEqual(['Fractions', 'Fractions'])
  expect(context.stored.size).toBe(1)
  title = 'Decimals'
  expect([await copy(), await copy()]).toEqual(['Decimals', 'Decimals'])
  expect(context.stored.size).toBe(2)
})

it('a copy that was made but not counted and logged is when the request is repeated, as one entry of the log', async () => {
  const context = createContext()
  context.addOnce.mockRejectedValueOnce(new Error('the connection is gone'))
  const duplicate = createDuplicateExam(context)
  const request = { classIds: ['6a'], requestKey }
  await expect(duplicate(actor, examId, request)).rejects.toThrow('is gone')
  await duplicate(actor, examId, request)
  const [made] = context.stored.keys()
  expect(context.recordNewExam.mock.calls.map(([, , { _id }]) => _id)).toEqual([made, made])
  const [logged, repeated] = context.addOnce.mock.calls
  expect(logged?.[1]).toMatchObject({ classId: '6a', kind: 'exam-created', params: { title: 'Fractions' } })
  expect(repeated).toEqual(logged)
})
