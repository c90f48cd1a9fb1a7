/** The steps of an exam, in order. */
export const examStatuses = ['draft', 'marking', 'reviewed', 'released'] as const
export type ExamStatus = (typeof examStatuses)[number]

/** Whether an exam is read-only until an owner reopens it. */
export const isLocked = ({ status }: { status: ExamStatus }): boolean =>
  status === 'reviewed' || status === 'released'

/** Whether marks have been, or are being, entered: a question that is removed from now on is kept as retired. */
export const isStarted = ({ marksVersion }: { marksVersion: number }): boolean => marksVersion > 0

/** A change of an exam's status. */
export interface StatusStep {
  /** The right that it requires besides changing exams; null if none. */
  right: 'exam:release' | 'exam:reopen' | null
  /** False for skipping a status, and for making an exam with marks a draft again. */
  isPossible: boolean
}

/** The change from an exam's status to another one, backwards by any number of steps; null if it has it already. */
export function statusStep(
  exam: { status: ExamStatus; marksVersion: number },
  status: ExamStatus,
): StatusStep | null {
  const steps = examStatuses.indexOf(status) - examStatuses.indexOf(exam.status)
  if (steps === 0) return null
  return {
    right: steps < 0 ? 'exam:reopen' : status === 'released' ? 'exam:release' : null,
    isPossible: steps <= 1 && !(status === 'draft' && isStarted(exam)),
  }
}
