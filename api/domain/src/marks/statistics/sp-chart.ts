import { rightRows, type ItemTable } from './item-table.ts'

/** Students and questions in the order of an S-P chart, and where its two curves step. */
export interface SpChart {
  /** Places in the table: students by total, falling; questions by how many got them right, falling. */
  students: number[]
  questions: number[]
  /** S-curve: in each row of the chart, the step comes after so many columns. */
  rightByStudent: number[]
  /** P-curve: in each column of the chart, the step comes after so many rows. */
  rightByQuestion: number[]
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const falling = (keys: readonly number[]): number[] =>
  keys.map((_, place) => place).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)

/** A question counts as right from half of its points on, unless told otherwise (hundredths of a percent). */
export function spChart(table: ItemTable, thresholdBasisPoints?: number): SpChart {
  const right = rightRows(table, thresholdBasisPoints)
  const ofQuestions = table.leafIds.map((_, column) => sum(right.map((row) => row[column] ?? 0)))
  const students = falling(table.pointsHundredths.map(sum))
  const questions = falling(ofQuestions)
  return {
    students,
    questions,
    rightByStudent: students.map((row) => sum(right[row] ?? [])),
    rightByQuestion: questions.map((column) => ofQuestions[column] ?? 0),
  }
}
