import { rightRows, type ItemTable } from './item-table.ts'
import { sumOfNumbers } from './exact-sums.ts'

/** The order of students and questions in an S-P chart, and the steps of its two curves. */
export interface SpChart {
  /** Indexes in the table: students by descending total; questions by descending number of right answers. */
  students: number[]
  questions: number[]
  /** S-curve: the number of columns before the step, for each row of the chart. */
  rightByStudent: number[]
  /** P-curve: the number of rows before the step, for each column of the chart. */
  rightByQuestion: number[]
}

const falling = (keys: readonly number[]): number[] =>
  keys.map((_, index) => index).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)

/**
 * An answer counts as right from half of its points, unless another threshold is given (in hundredths of a percent).
 * `totals` orders the students; by default, their points in this table.
 */
export function spChart(
  table: ItemTable,
  thresholdBasisPoints?: number,
  totals = table.pointsHundredths.map(sumOfNumbers),
): SpChart {
  const right = rightRows(table, thresholdBasisPoints)
  const ofQuestions = table.leafIds.map((_, column) => sumOfNumbers(right.map((row) => row[column] ?? 0)))
  const students = falling(totals)
  const questions = falling(ofQuestions)
  return {
    students,
    questions,
    rightByStudent: students.map((row) => sumOfNumbers(right[row] ?? [])),
    rightByQuestion: questions.map((column) => ofQuestions[column] ?? 0),
  }
}
