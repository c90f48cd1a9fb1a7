import { resultOf } from '../results/result-of.ts'
import { basisPointsOf } from '../shares/round-share.ts'
import { describeValues } from '../statistics/describe-values.ts'
import type { CheckedSheet } from './checked-sheet.ts'

/** A result far from the student's usual results. Shares are in hundredths of a percent. */
export interface Outlier {
  studentId: string
  shareBasisPoints: number
  /** Mean of the earlier exams; `earlier` is their number. */
  usualBasisPoints: number
  earlier: number
}

const fewestEarlier = 2
/** Smaller differences, in hundredths of a percentage point, are normal. */
const leastDifferenceBasisPoints = 2500
const leastDeviations = 2

/**
 * A complete paper is an outlier if its share is more than 25 percentage points and more than 2 standard deviations
 * (n−1) away from the mean of the student's earlier shares, with at least 2 earlier exams. Both conditions are
 * needed: two exams that happen to agree have no spread, and some students' results vary a lot.
 */
export const findOutliers = ({
  structure,
  studentIds,
  rows,
  earlierShares,
  resultFor = (marks) => resultOf(structure, marks),
}: Omit<CheckedSheet, 'paperTotals'>): Outlier[] =>
  studentIds.flatMap((studentId) => {
    const earlier = (earlierShares[studentId] ?? []).map(basisPointsOf)
    if (earlier.length < fewestEarlier) return []
    const { shareBasisPoints, toEnter } = resultFor(rows.get(studentId) ?? {})
    if (shareBasisPoints === null || toEnter > 0) return []
    const usual = earlier.reduce((sum, share) => sum + share, 0) / earlier.length
    const distance = Math.abs(shareBasisPoints - usual)
    // Most papers end here; computing the spread is only worthwhile for the few distant ones.
    if (distance <= leastDifferenceBasisPoints) return []
    const { standardDeviation } = describeValues({ values: earlier.map(BigInt), perUnit: 1n }) ?? {}
    const isFar = distance > leastDeviations * (standardDeviation ?? 0)
    return isFar
      ? [{ studentId, shareBasisPoints, usualBasisPoints: Math.round(usual), earlier: earlier.length }]
      : []
  })
