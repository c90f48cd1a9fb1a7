import type { Aggregation } from './aggregation.ts'
import { sumOfFractions, toExactShare, type ExactShare } from '../shares/exact-share.ts'

/** One exam in an average. Points, maximum and coefficient are in hundredths; coefficient 0 excludes the exam. */
export interface WeightedResult {
  pointsHundredths: number
  maximumHundredths: number
  coefficientHundredths: number
}

/**
 * The average of several exams; null when no exam counts. `by-maximum`: the sum of points divided by the sum of maxima,
 * both weighted by the coefficients. `by-scale`: the mean of the shares, weighted by the coefficients.
 */
export function aggregate(results: readonly WeightedResult[], mode: Aggregation): ExactShare | null {
  const counted = results
    .filter(
      ({ maximumHundredths, coefficientHundredths }) => maximumHundredths > 0 && coefficientHundredths > 0,
    )
    .map(({ pointsHundredths, maximumHundredths, coefficientHundredths }) => ({
      points: BigInt(pointsHundredths),
      maximum: BigInt(maximumHundredths),
      coefficient: BigInt(coefficientHundredths),
    }))
  if (counted.length === 0) return null
  const sumOf = (of: (one: (typeof counted)[number]) => bigint) =>
    counted.reduce((sum, one) => sum + of(one), 0n)
  if (mode === 'by-maximum') {
    return toExactShare({
      numerator: sumOf(({ coefficient, points }) => coefficient * points),
      denominator: sumOf(({ coefficient, maximum }) => coefficient * maximum),
    })
  }
  const { numerator, denominator } = sumOfFractions(
    counted.map(({ points, maximum, coefficient }) => ({
      numerator: coefficient * points,
      denominator: maximum,
    })),
  )
  return toExactShare({ numerator, denominator: denominator * sumOf(({ coefficient }) => coefficient) })
}
