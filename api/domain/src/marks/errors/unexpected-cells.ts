import { rightRows, type ItemTable } from '../statistics/item-table.ts'
import type { SpChart } from '../statistics/sp-chart.ts'

/** A cell that doesn't fit the student's other answers: an easy question missed, or a hard one answered. */
export interface UnexpectedCell {
  studentId: string
  /** Id of the column. */
  columnId: string
  kind: 'missed-easy' | 'got-hard'
}

/**
 * The cells on the wrong side of the S-curve: wrong answers to questions before the student's step, and right answers
 * after it. In the order of the chart, row by row.
 */
export function unexpectedCells(
  table: ItemTable,
  chart: SpChart,
  thresholdBasisPoints: number,
): UnexpectedCell[] {
  const right = rightRows(table, thresholdBasisPoints)
  const unexpected: UnexpectedCell[] = []
  for (const [position, row] of chart.students.entries()) {
    const step = chart.rightByStudent[position] ?? 0
    for (const [index, column] of chart.questions.entries()) {
      const isRight = right[row]?.[column] === 1
      if (isRight === index < step) continue
      const kind = isRight ? 'got-hard' : 'missed-easy'
      unexpected.push({
        studentId: table.studentIds[row] ?? '',
        columnId: table.leafIds[column] ?? '',
        kind,
      })
    }
  }
  return unexpected
}
