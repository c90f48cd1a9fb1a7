import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { StudentMarks, StudentResult } from '../results/result-of.ts'

/** What a sheet is checked on. */
export interface CheckedSheet {
  structure: ExamStructure
  /** Those who take part, in the order of the list. */
  studentIds: readonly string[]
  rows: ReadonlyMap<string, StudentMarks>
  /** Shares in earlier exams, in hundredths of a percent, by student. */
  earlierShares: Readonly<Record<string, readonly number[]>>
  /** Totals that were read off the papers, in hundredths of a point, by student. */
  paperTotals?: Readonly<Record<string, number | undefined>>
  /** The result of a row: `rememberResults` for sheets that are checked after each mark. */
  resultFor?: (marks: StudentMarks) => StudentResult
}
