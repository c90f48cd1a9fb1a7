import { AppError, type Actor } from '@classeur/contracts'
import type { ExamDocument } from '@classeur/database'
import { expect, it, vi } from 'vitest'
import type { ExamContext } from './exam-context.ts'
import { createExamStatusService } from './exam-status.service.ts'

const actor: Actor = { userId: 'ada', operator: false }

/** An exam on its way, that somebody enters marks into each time its state is about to change. */
function createContext(
  interruptions: number,
  exam: Pick<ExamDocument, 'status' | 'marksVersion'> & { fence?: number },
) {
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
        exam.fence = (exam.fence ?? 0) + 1
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
  expect(context.rows.raiseFence).toHaveBeenCalledExactlyOnceWith('exam', 1)
})

it('raises the fence of the rows before it answers and before anybody is told', async () => {
  const context = createContext(0, { status: 'marking', marksVersion: 2 })
  vi.mocked(context.rows.raiseFence).mockRejectedValueOnce(new Error('the connection is gone'))
  const { set } = createExamStatusService(context)
  await expect(set(actor, 'exam', 'reviewed')).rejects.toThrow('the connection is gone')
  expect(context.tell).not.toHaveBeenCalled()
  // Repeated: the exam is reviewed already, and its rows follow.
  expect(await set(actor, 'exam', 'reviewed')).toMatchObject({ status: 'reviewed' })
  expect(vi.mocked(context.rows.raiseFence).mock.calls).toEqual([
    ['exam', 1],
    ['exam', 1],
  ])
})

it('leaves the rows alone when it is opened again', async () => {
  const context = createContext(0, { status: 'reviewed', marksVersion: 2, fence: 1 })
  expect(await createExamStatusService(context).set(actor, 'exam', 'marking')).toMatchObject({
    status: 'marking',
  })
  expect(context.rows.raiseFence).not.toHaveBeenCalled()
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
