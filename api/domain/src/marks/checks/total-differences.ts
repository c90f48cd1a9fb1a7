import { resultOf } from '../results/result-of.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** The questions of a complete paper do not add up to the total that is known of it. In hundredths of a point. */
export interface TotalDifference {
  studentId: string
  totalHundredths: number
  sumHundredths: number
}

/**
 * The total read off the paper, else the one from before the exam was divided into questions, which is kept under its
 * own id. Papers with cells that were not entered are left out: their sum is not known yet.
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
        const isKnown = typeof totalHundredths === 'number' && sumHundredths !== null && toEnter === 0
        return isKnown && totalHundredths !== sumHundredths
          ? [{ studentId, totalHundredths, sumHundredths }]
          : []
      })
