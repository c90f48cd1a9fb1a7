import { AppError } from '@classeur/contracts'
import { membersOnly, type Actor } from '@classeur/domain/access'
import type { ExamDocument } from '@classeur/database'
import { expect, it, vi } from 'vitest'
import { createExamStatusService, type ExamStatusDependencies } from './exam-status.service.ts'

const actor: Actor = { userId: 'ada', operator: false }

/** An exam that gets a mark each time its status is about to change. */
function createContext(
  interruptions: number,
  exam: Pick<ExamDocument, 'status' | 'marksVersion'> & { fence?: number },
) {
  let left = interruptions
  const context = {
    access: { resourceOf: async () => membersOnly([{ userId: 'ada', role: 'owner' }]) },
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
    openExam: async () => ({ exam: { ...exam }, schoolClass: {} }),
    rows: { raiseFence: vi.fn(async () => undefined) },
    recordChange: vi.fn(async () => undefined),
  }
  return context as typeof context & ExamStatusDependencies
}

it('a status change retries after concurrent marks, and announces the change once', async () => {
  const context = createContext(3, { status: 'marking', marksVersion: 2 })
  expect(await createExamStatusService(context).set(actor, 'exam', 'reviewed')).toMatchObject({
    ...{ status: 'reviewed', marksVersion: 5 },
  })
  expect(context.recordChange).toHaveBeenCalledTimes(1)
  expect(context.rows.raiseFence).toHaveBeenCalledExactlyOnceWith('exam', 1)
})

it('a review raises the fence of the rows before it responds or announces the change', async () => {
  const context = createContext(0, { status: 'marking', marksVersion: 2 })
  vi.mocked(context.rows.raiseFence).mockRejectedValueOnce(new Error('the connection is gone'))
  const { set } = createExamStatusService(context)
  await expect(set(actor, 'exam', 'reviewed')).rejects.toThrow('the connection is gone')
  expect(context.recordChange).not.toHaveBeenCalled()
  // A repeated request finds the exam reviewed and fences its rows.
  expect(await set(actor, 'exam', 'reviewed')).toMatchObject({ status: 'reviewed' })
  expect(vi.mocked(context.rows.raiseFence).mock.calls).toEqual([
    ['exam', 1],
    ['exam', 1],
  ])
})

it('reopening an exam does not change its rows', async () => {
  const context = createContext(0, { status: 'reviewed', marksVersion: 2, fence: 1 })
  expect(await createExamStatusService(context).set(actor, 'exam', 'marking')).toMatchObject({
    status: 'marking',
  })
  expect(context.rows.raiseFence).not.toHaveBeenCalled()
})

it('an exam does not become a draft again if its first mark arrives concurrently', async () => {
  const context = createContext(1, { status: 'marking', marksVersion: 0 })
  await expect(createExamStatusService(context).set(actor, 'exam', 'draft')).rejects.toThrow(
    new AppError('exams/status-not-allowed'),
  )
  expect(context.recordChange).not.toHaveBeenCalled()
})

it('a status change gives up on an exam whose marks keep changing', async () => {
  const context = createContext(Infinity, { status: 'marking', marksVersion: 2 })
  await expect(createExamStatusService(context).set(actor, 'exam', 'reviewed')).rejects.toThrow(
    new AppError('exams/changed-meanwhile'),
  )
})
