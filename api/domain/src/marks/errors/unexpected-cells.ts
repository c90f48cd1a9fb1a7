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
  return chart.students.flatMap((row, position) => {
    const step = chart.rightByStudent[position] ?? 0
    return chart.questions.flatMap((column, index): UnexpectedCell[] => {
      const isRight = right[row]?.[column] === 1
      if (isRight === index < step) return []
      const kind = isRight ? 'got-hard' : 'missed-easy'
      return [{ studentId: table.studentIds[row] ?? '', columnId: table.leafIds[column] ?? '', kind }]
    })
  })
}
