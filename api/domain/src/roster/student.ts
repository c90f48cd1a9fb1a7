/** A student of a class, as the rules see one. */
export interface Student {
  id: string
  /** The list number; never changes by itself. */
  number: number
  firstName: string
  lastName: string
  /** The school's own number; may be empty, otherwise unique in a class. */
  externalId: string
  note: string
  groupIds: string[]
  /**
   * True if the class has more students than the owner's plan allows; the student's entry in the list is then read-only,
   * but not the marks.
   */
  isOverLimit: boolean
}

/** A student on a mark sheet. */
export type SheetStudent = Pick<Student, 'id' | 'number' | 'firstName' | 'lastName' | 'externalId'> & {
  /** Whether the student is in the class on the day of the exam; otherwise the cells are "not applicable". */
  takesPart: boolean
}

/** Whether a student is in the class on a day (ISO 8601): not deleted and not left. Only these count towards a plan. */
export const isInClass = (student: { deletedAt: unknown; leftOn: string | null }, today: string): boolean =>
  student.deletedAt === null && (student.leftOn === null || student.leftOn > today)
