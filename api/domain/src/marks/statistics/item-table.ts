import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** Points of the students who count (rows) on the questions (columns), in hundredths. */
export interface ItemTable {
  leafIds: string[]
  maximaHundredths: number[]
  studentIds: string[]
  pointsHundredths: number[][]
  /** Who does not count: a cell that is no number, a status that counts as zero included, or one that was not entered. */
  excludedIds: string[]
}

/**
 * The table that statistics of questions and of reliability are computed from. Listwise: a student counts when every
 * cell is a number. `studentIds`: those who take part, in their order.
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

/** Half of the points: from here on a question is counted as right. */
const defaultThresholdBasisPoints = 5000

/** Right (1) or wrong (0), row by row: right from a share of the maximum on, in hundredths of a percent. */
export const rightRows = (
  { maximaHundredths, pointsHundredths }: Pick<ItemTable, 'maximaHundredths' | 'pointsHundredths'>,
  thresholdBasisPoints = defaultThresholdBasisPoints,
): number[][] =>
  pointsHundredths.map((points) =>
    points.map((value, column) =>
      value * 10_000 >= thresholdBasisPoints * (maximaHundredths[column] ?? 0) ? 1 : 0,
    ),
  )

/** The same table with one point for each question that counts as right. */
export const rightOrWrong = (table: ItemTable, thresholdBasisPoints?: number): ItemTable => ({
  ...table,
  maximaHundredths: table.maximaHundredths.map(() => 100),
  pointsHundredths: rightRows(table, thresholdBasisPoints).map((row) => row.map((right) => right * 100)),
})

/** True when every question is either wholly right or wholly wrong. */
export const isRightOrWrong = ({ maximaHundredths, pointsHundredths }: ItemTable): boolean =>
  pointsHundredths.every((points) =>
    points.every((value, column) => value === 0 || value === maximaHundredths[column]),
  )
