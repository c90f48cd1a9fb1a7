import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** Points of the students who count (rows) on the questions (columns), in hundredths. */
export interface ItemTable {
  leafIds: string[]
  maximaHundredths: number[]
  studentIds: string[]
  pointsHundredths: number[][]
  /** Students who don't count: at least one cell is empty or has a status, even one that counts as zero. */
  excludedIds: string[]
}

/**
 * The table for statistics of questions and reliability. Listwise: a student counts only if every cell is a number.
 * `studentIds`: the students who take part, in order.
 */
export function itemTable(
  leaves: readonly Pick<ExamLeaf, 'id' | 'maxHundredths'>[],
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
): ItemTable {
  const table: ItemTable = {
    leafIds: leaves.map(({ id }) => id),
    maximaHundredths: leaves.map(({ maxHundredths }) => maxHundredths),
    studentIds: [],
    pointsHundredths: [],
    excludedIds: [],
  }
  for (const studentId of studentIds) {
    const marks = rows.get(studentId) ?? {}
    const points = leaves.flatMap(({ id }) => marks[id]?.valueHundredths ?? [])
    if (points.length < leaves.length) table.excludedIds.push(studentId)
    else {
      table.studentIds.push(studentId)
      table.pointsHundredths.push(points)
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

/** The same table with one point for each right answer. */
export const rightOrWrong = (table: ItemTable, thresholdBasisPoints?: number): ItemTable => ({
  ...table,
  maximaHundredths: table.maximaHundredths.map(() => 100),
  pointsHundredths: rightRows(table, thresholdBasisPoints).map((row) => row.map((right) => right * 100)),
})

/** Whether every answer is either entirely right or entirely wrong. */
export const isRightOrWrong = ({ maximaHundredths, pointsHundredths }: ItemTable): boolean =>
  pointsHundredths.every((points) =>
    points.every((value, column) => value === 0 || value === maximaHundredths[column]),
  )
