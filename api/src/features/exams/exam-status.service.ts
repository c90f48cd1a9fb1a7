import { retryOnConflict } from '@classeur/database'
import { AppError, ExamStatus, type Exam } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import { isLocked, isStarted } from '@classeur/domain/exams'
import type { ExamContext } from './exam-context.ts'

const steps = ExamStatus.options
/** Maximum number of retries while others are entering marks. */
const mostTries = 20
const longestPauseMs = (tries: number) => Math.min(40, 2 ** tries)

/**
 * Draft → marking → reviewed → released, one step at a time. Editors may go up to reviewed; releasing and reopening
 * require separate rights.
 */
export const createExamStatusService = ({ core, exams, rows, views, open, tell }: ExamContext) => ({
  /**
   * Sets the status; idempotent. An exam with marks can't become a draft.
   * @throws AppError `general/forbidden` when releasing or reopening without the right to do so,
   *   `exams/status-not-allowed`, `exams/changed-meanwhile`
   */
  async set(actor: Actor, examId: string, status: ExamStatus): Promise<Exam> {
    return retryOnConflict(
      async () => {
        const { exam, found } = await open(actor, 'exam:change', examId, { write: true })
        const by = steps.indexOf(status) - steps.indexOf(exam.status)
        if (by === 0) {
          // The request that locked the exam may have crashed before it fenced the rows.
          if (isLocked(exam)) await rows.raiseFence(examId, exam.fence ?? 0)
          return views.one(actor, found, exam)
        }
        const action = by < 0 ? 'exam:reopen' : status === 'released' ? 'exam:release' : null
        if (action && !can(actor, action, await core.access.resourceOf(actor, found))) {
          throw new AppError('general/forbidden')
        }
        if (by > 1 || (status === 'draft' && isStarted(exam))) throw new AppError('exams/status-not-allowed')
        const changed = await exams.changeStatus(exam, status)
        if (!changed) return 'conflict'
        // Fence the rows before responding, so that no mark checked earlier is written afterwards.
        if (isLocked(changed)) await rows.raiseFence(examId, changed.fence ?? 0)
        await tell(actor, found, 'exam-status-changed', { title: changed.title, status })
        return views.one(actor, found, changed)
      },
      { mostTries, longestPauseMs, otherwise: () => new AppError('exams/changed-meanwhile') },
    )
  },
})

export type ExamStatusService = ReturnType<typeof createExamStatusService>
