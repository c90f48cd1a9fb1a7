import type { Aggregation } from '../term-overview.ts'

/** What one exam brings into an average. Points in hundredths; the coefficient in hundredths, 0 counts for nothing. */
export interface WeightedResult {
  pointsHundredths: number
  maximumHundredths: number
  coefficientHundredths: number
}

/**
 * The average of several exams in hundredths of a percent; null when nothing counts.
 * `by-maximum`: all points of all maxima, each exam times its coefficient. `by-scale`: the mean of the shares, weighted
 * by the coefficients. Computed in whole fractions and rounded once, halves upwards.
 */
export function aggregate(results: readonly WeightedResult[], mode: Aggregation): number | null {
  const counted = results.filter(
    ({ maximumHundredths, coefficientHundredths }) => maximumHundredths > 0 && coefficientHundredths > 0,
  )
  if (counted.length === 0) return null
  let numerator = 0n
  let denominator = mode === 'by-maximum' ? 0n : 1n
  let weight = 0n
  for (const result of counted) {
    const points = BigInt(result.pointsHundredths)
    const maximum = BigInt(result.maximumHundredths)
    const coefficient = BigInt(result.coefficientHundredths)
    if (mode === 'by-maximum') {
      numerator += coefficient * points
      denominator += coefficient * maximum
    } else {
      numerator = numerator * maximum + coefficient * points * denominator
      denominator *= maximum
      weight += coefficient
    }
  }
  const divisor = mode === 'by-maximum' ? denominator : denominator * weight
  return Number((2n * numerator * 10_000n + divisor) / (2n * divisor))
}
