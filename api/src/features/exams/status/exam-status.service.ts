import { retryOnConflict } from '@classeur/database'
import { AppError, type Exam, type ExamStatus } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ExamRepository, MarkRowRepository } from '@classeur/database'
import { isLocked, statusStep } from '@classeur/domain/exams'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { ExamViews } from '../exam-views.ts'
import type { RecordExamChange } from '../record-exam-change.ts'

/** Maximum number of retries while others are entering marks. */
const mostTries = 20
const longestPauseMs = (tries: number) => Math.min(40, 2 ** tries)

export interface ExamStatusDependencies {
  access: Pick<ClassAccess, 'resourceOf'>
  openExam: OpenExam
  exams: Pick<ExamRepository, 'changeStatus'>
  rows: Pick<MarkRowRepository, 'raiseFence'>
  views: Pick<ExamViews, 'one'>
  recordChange: RecordExamChange
}

/**
 * Draft → marking → reviewed → released, one step at a time. Editors may go up to reviewed; releasing and reopening
 * require separate rights.
 */
export const createExamStatusService = ({
  access,
  openExam,
  exams,
  rows,
  views,
  recordChange,
}: ExamStatusDependencies) => ({
  /**
   * Sets the status; idempotent. An exam with marks can't become a draft.
   * @throws AppError `general/forbidden` when releasing or reopening without the right to do so,
   *   `exams/status-not-allowed`, `exams/changed-meanwhile`
   */
  async set(actor: Actor, examId: string, status: ExamStatus): Promise<Exam> {
    return retryOnConflict(
      async () => {
        const { exam, schoolClass } = await openExam(actor, 'exam:change', examId, { write: true })
        const step = statusStep(exam, status)
        if (!step) {
          // The request that locked the exam may have crashed before it fenced the rows.
          if (isLocked(exam)) await rows.raiseFence(examId, exam.fence ?? 0)
          return views.one(actor, schoolClass, exam)
        }
        if (step.right && !can(actor, step.right, await access.resourceOf(actor, schoolClass))) {
          throw new AppError('general/forbidden')
        }
        if (!step.isPossible) throw new AppError('exams/status-not-allowed')
        const changed = await exams.changeStatus(exam, status)
        if (!changed) return 'conflict'
        // Fence the rows before responding, so that no mark checked earlier is written afterwards.
        if (isLocked(changed)) await rows.raiseFence(examId, changed.fence ?? 0)
        await recordChange(actor, schoolClass, 'exam-status-changed', { title: changed.title, status })
        return views.one(actor, schoolClass, changed)
      },
      { mostTries, longestPauseMs, otherwise: () => new AppError('exams/changed-meanwhile') },
    )
  },
})

export type ExamStatusService = ReturnType<typeof createExamStatusService>
