import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { ExactShare } from '../shares/exact-share.ts'
import type { StudentMarks, StudentResult } from '../results/result-of.ts'

/** The input of the checks of a sheet. */
export interface CheckedSheet {
  structure: ExamStructure
  /** Students who take part, in the order of the list. */
  studentIds: readonly string[]
  rows: ReadonlyMap<string, StudentMarks>
  /** Shares in earlier exams, by student. */
  earlierShares: Readonly<Record<string, readonly ExactShare[]>>
  /** Totals written on the papers, in hundredths of a point, by student. */
  paperTotals?: Readonly<Record<string, number | undefined>>
  /** Computes the result of a row; pass `rememberResults` for sheets that are checked after each mark. */
  resultFor?: (marks: StudentMarks) => StudentResult
}
