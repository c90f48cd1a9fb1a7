/** When somebody belonged to a class; days as ISO 8601 without a time. */
export interface Membership {
  joinedOn: string | null
  leftOn: string | null
  deletedAt: unknown
}

/**
 * Does a student take part in an exam of that day? The days of joining and of leaving belong to the class. The cells of
 * everybody else are "not applicable": not to enter, and excluded everywhere.
 */
export const takesPart = ({ joinedOn, leftOn, deletedAt }: Membership, examDay: string): boolean =>
  deletedAt === null && (joinedOn === null || joinedOn <= examDay) && (leftOn === null || leftOn >= examDay)

/** The day that decides who takes part: that of the exam, else the one it was created on (in UTC). */
export const examDayOf = (exam: { date: string | null; createdAt: Date | string }): string =>
  exam.date ?? new Date(exam.createdAt).toISOString().slice(0, 10)
