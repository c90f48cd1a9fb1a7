import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { errorCell, type ErrorColumn } from '../errors/error-columns.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** Points of the students who count (rows) on the questions, skills or levels (columns), in (weighted) hundredths. */
export interface ItemTable {
  /** Ids of the columns: questions, unless the table was made of other columns. */
  leafIds: string[]
  maximaHundredths: number[]
  studentIds: string[]
  pointsHundredths: number[][]
  /** Students who don't count: at least one cell is empty or has a status, even one that counts as zero. */
  excludedIds: string[]
}

/** A question as a column. */
export const questionColumn = ({
  id,
  maxHundredths,
}: Pick<ExamLeaf, 'id' | 'maxHundredths'>): ErrorColumn => ({
  id,
  parts: [{ leafId: id, weight: 1, maxHundredths }],
})

/**
 * The table for statistics of questions, reliability, the S-P chart and the caution index. Listwise: a student counts
 * only if every question of every column has a number. `studentIds`: the students who take part, in order.
 */
export function itemTable(
  columns: readonly ErrorColumn[],
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
): ItemTable {
  const table: ItemTable = {
    leafIds: columns.map(({ id }) => id),
    maximaHundredths: columns.map(({ parts }) =>
      parts.reduce((sum, { weight, maxHundredths }) => sum + weight * maxHundredths, 0),
    ),
    studentIds: [],
    pointsHundredths: [],
    excludedIds: [],
  }
  for (const studentId of studentIds) {
    const marks = rows.get(studentId) ?? {}
    const isWhole = columns.every(({ parts }) =>
      parts.every(({ leafId }) => (marks[leafId]?.valueHundredths ?? null) !== null),
    )
    if (!isWhole) table.excludedIds.push(studentId)
    else {
      table.studentIds.push(studentId)
      table.pointsHundredths.push(columns.map((column) => errorCell(column, marks)?.pointsHundredths ?? 0))
    }
  }
  return table
}

/** Half of the points: the default threshold for a right answer. */
const defaultThresholdBasisPoints = 5000

/**
 * Right (1) or wrong (0), row by row. An answer is right if it reaches the threshold, a share of the maximum in
 * hundredths of a percent.
 */
export const rightRows = (
  { maximaHundredths, pointsHundredths }: Pick<ItemTable, 'maximaHundredths' | 'pointsHundredths'>,
  thresholdBasisPoints = defaultThresholdBasisPoints,
): number[][] =>
  pointsHundredths.map((points) =>
    points.map((value, column) =>
      value * 10_000 >= thresholdBasisPoints * (maximaHundredths[column] ?? 0) ? 1 : 0,
    ),
  )

/** Whether every answer is either entirely right or entirely wrong. */
export const isRightOrWrong = ({ maximaHundredths, pointsHundredths }: ItemTable): boolean =>
  pointsHundredths.every((points) =>
    points.every((value, column) => value === 0 || value === maximaHundredths[column]),
  )
