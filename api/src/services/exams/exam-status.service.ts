import { AppError, can, ExamStatus, type Actor, type Exam } from '@classeur/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import type { ExamContext } from './exam-context.ts'
import { isLocked, isStarted } from './exam-state.ts'

const steps = ExamStatus.options
/** While others are entering marks, the next step is decided again on what they entered. */
const mostTries = 20
const longestPauseMs = 40

/** Draft → marking → reviewed → released, one step at a time; back is the owner's. */
export const createExamStatusService = ({ core, exams, rows, views, open, tell }: ExamContext) => ({
  /**
   * Repeating it changes nothing. An exam with marks is no draft any more.
   * @throws AppError `general/forbidden` for opening it again as no owner, `exams/status-not-allowed`,
   *   `exams/changed-meanwhile`
   */
  async set(actor: Actor, examId: string, status: ExamStatus): Promise<Exam> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (tries > 0) await pause(Math.random() * Math.min(longestPauseMs, 2 ** tries))
      const { exam, found } = await open(actor, 'exam:change', examId, { write: true })
      const by = steps.indexOf(status) - steps.indexOf(exam.status)
      if (by === 0) {
        // Whoever locked it may have been cut off before its rows were.
        if (isLocked(exam)) await rows.raiseFence(examId, exam.fence ?? 0)
        return views.one(actor, found, exam)
      }
      if (by < 0 && !can(actor, 'exam:reopen', await core.access.resourceOf(actor, found))) {
        throw new AppError('general/forbidden')
      }
      if (by > 1 || (status === 'draft' && isStarted(exam))) throw new AppError('exams/status-not-allowed')
      const changed = await exams.changeStatus(exam, status)
      if (!changed) continue
      // A mark that was checked before does not land after this request is answered.
      if (isLocked(changed)) await rows.raiseFence(examId, changed.fence ?? 0)
      await tell(actor, found, 'exam-status-changed', { title: changed.title, status })
      return views.one(actor, found, changed)
    }
    throw new AppError('exams/changed-meanwhile')
  },
})

export type ExamStatusService = ReturnType<typeof createExamStatusService>
