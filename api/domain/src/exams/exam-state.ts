/** The steps of an exam, in order. */
export const examStatuses = ['draft', 'marking', 'reviewed', 'released'] as const
export type ExamStatus = (typeof examStatuses)[number]

/** Whether an exam is read-only until an owner reopens it. */
export const isLocked = ({ status }: { status: ExamStatus }): boolean =>
  status === 'reviewed' || status === 'released'

/** Whether marks have been, or are being, entered: a question that is removed from now on is kept as retired. */
export const isStarted = ({ marksVersion }: { marksVersion: number }): boolean => marksVersion > 0
