import { AppError, type Actor } from '@classeur/contracts'
import type { ExamDocument } from '@classeur/database'
import { expect, it, vi } from 'vitest'
import type { ExamContext } from './exam-context.ts'
import { createExamStatusService } from './exam-status.service.ts'

const actor: Actor = { userId: 'ada', operator: false }

/** An exam on its way, that somebody enters marks into each time its state is about to change. */
function createContext(interruptions: number, exam: Pick<ExamDocument, 'status' | 'marksVersion'>) {
  let left = interruptions
  const context = {
    core: {
      access: {
        resourceOf: async () => ({
          ...{ members: [{ userId: 'ada', role: 'owner' }], schoolAdminIds: [], transferTo: null },
        }),
      },
    },
    exams: {
      changeStatus: async (seen: ExamDocument, status: ExamDocument['status']) => {
        if (left > 0) {
          left -= 1
          exam.marksVersion += 1
        }
        if (seen.marksVersion !== exam.marksVersion) return null
        exam.status = status
        return { ...exam }
      },
    },
    views: { one: async (_actor: Actor, _found: unknown, seen: ExamDocument) => seen },
    open: async () => ({ exam: { ...exam }, found: {} }),
    rows: { raiseFence: vi.fn(async () => undefined) },
    tell: vi.fn(async () => undefined),
  }
  return context as typeof context & ExamContext
}

it('tries again on the marks that were entered meanwhile, and tells once', async () => {
  const context = createContext(3, { status: 'marking', marksVersion: 2 })
  expect(await createExamStatusService(context).set(actor, 'exam', 'reviewed')).toMatchObject({
    ...{ status: 'reviewed', marksVersion: 5 },
  })
  expect(context.tell).toHaveBeenCalledTimes(1)
})

it('sees the first mark that came while it was about to be a draft again', async () => {
  const context = createContext(1, { status: 'marking', marksVersion: 0 })
  await expect(createExamStatusService(context).set(actor, 'exam', 'draft')).rejects.toThrow(
    new AppError('exams/status-not-allowed'),
  )
  expect(context.tell).not.toHaveBeenCalled()
})

it('gives up on an exam that never comes to rest', async () => {
  const context = createContext(Infinity, { status: 'marking', marksVersion: 2 })
  await expect(createExamStatusService(context).set(actor, 'exam', 'reviewed')).rejects.toThrow(
    new AppError('exams/changed-meanwhile'),
  )
})
