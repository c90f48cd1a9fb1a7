import { resultOf } from '../results/result-of.ts'
import { describeValues } from '../statistics/describe-values.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** A result far from what the same student usually reaches. Shares in hundredths of a percent. */
export interface Outlier {
  studentId: string
  shareBasisPoints: number
  /** Mean of the earlier exams, and how many they are. */
  usualBasisPoints: number
  earlier: number
}

const fewestEarlier = 2
/** Points of a percent below which a difference is an ordinary one. */
const leastDifferenceBasisPoints = 2500
const leastDeviations = 2

/**
 * A complete paper is an outlier when its share is more than 25 percentage points and more than 2 standard deviations
 * (n−1) of the student's earlier shares away from their mean, with at least 2 earlier exams. Both, as two exams that
 * happen to agree have a spread of nothing, and some students jump by nature.
 */
export const findOutliers = ({
  structure,
  studentIds,
  rows,
  earlierShares,
  resultFor = (marks) => resultOf(structure, marks),
}: Omit<CheckedSheet, 'paperTotals'>): Outlier[] =>
  studentIds.flatMap((studentId) => {
    const earlier = earlierShares[studentId] ?? []
    if (earlier.length < fewestEarlier) return []
    const { shareBasisPoints, toEnter } = resultFor(rows.get(studentId) ?? {})
    if (shareBasisPoints === null || toEnter > 0) return []
    const usual = earlier.reduce((sum, share) => sum + share, 0) / earlier.length
    const distance = Math.abs(shareBasisPoints - usual)
    // Most papers end here: the spread is worth its time for the few that are far off.
    if (distance <= leastDifferenceBasisPoints) return []
    const { standardDeviation } = describeValues({ values: earlier.map(BigInt), perUnit: 1n }) ?? {}
    const isFar = distance > leastDeviations * (standardDeviation ?? 0)
    return isFar
      ? [{ studentId, shareBasisPoints, usualBasisPoints: Math.round(usual), earlier: earlier.length }]
      : []
  })
