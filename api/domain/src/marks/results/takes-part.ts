/** When a student belonged to a class; days are ISO 8601 dates without a time. */
export interface Membership {
  joinedOn: string | null
  leftOn: string | null
  deletedAt: unknown
}

/**
 * Whether a student takes part in an exam on this day. The days of joining and leaving are included. The cells of
 * other students are "not applicable": they needn't be entered and never count.
 */
export const takesPart = ({ joinedOn, leftOn, deletedAt }: Membership, examDay: string): boolean =>
  deletedAt === null && (joinedOn === null || joinedOn <= examDay) && (leftOn === null || leftOn >= examDay)

/** The ids of the students who take part in an exam on this day: their papers are the papers of the exam. */
export const takingPart = (students: readonly (Membership & { id: string })[], examDay: string): string[] =>
  students.filter((student) => takesPart(student, examDay)).map(({ id }) => id)

/** The day that decides who takes part: the date of the exam, or else the day of its creation (in UTC). */
export const examDayOf = (exam: { date: string | null; createdAt: Date | string }): string =>
  exam.date ?? new Date(exam.createdAt).toISOString().slice(0, 10)
