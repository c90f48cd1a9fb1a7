import { resultOf } from '../results/result-of.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** A complete paper whose questions don't add up to its known total. In hundredths of a point. */
export interface TotalDifference {
  studentId: string
  totalHundredths: number
  sumHundredths: number
}

/**
 * Compares with the total written on the paper, or else with the total from before the exam was divided into
 * questions, which is kept under its own id. Skips papers with missing marks, whose sum isn't final.
 */
export const findTotalDifferences = ({
  structure,
  studentIds,
  rows,
  paperTotals = {},
  resultFor = (marks) => resultOf(structure, marks),
}: Omit<CheckedSheet, 'earlierShares'>): TotalDifference[] =>
  structure.mode === 'total'
    ? []
    : studentIds.flatMap((studentId) => {
        const marks = rows.get(studentId) ?? {}
        const totalHundredths = paperTotals[studentId] ?? marks[structure.totalLeaf.id]?.valueHundredths
        const { pointsHundredths: sumHundredths, toEnter } = resultFor(marks)
        const isComparable = typeof totalHundredths === 'number' && sumHundredths !== null && toEnter === 0
        return isComparable && totalHundredths !== sumHundredths
          ? [{ studentId, totalHundredths, sumHundredths }]
          : []
      })
