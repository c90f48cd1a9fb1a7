import { greatestDivisor } from '../results/greatest-divisor.ts'
import type { StudentResult } from '../results/result-of.ts'

/** Exact numbers with a common unit: each number is `values[i] / perUnit`. */
export interface ExactValues {
  values: bigint[]
  perUnit: bigint
}

/**
 * Shares of the maximum (1 is the maximum) of results with possibly different maxima, converted to a common unit for
 * exact comparison and sums. Each result must have points and a maximum.
 */
export function exactShares(
  results: readonly Pick<StudentResult, 'pointsHundredths' | 'maximumHundredths'>[],
): ExactValues {
  const maxima = [...new Set(results.map(({ maximumHundredths }) => maximumHundredths))].map(BigInt)
  const perUnit = maxima.reduce((unit, maximum) => (unit / greatestDivisor(unit, maximum)) * maximum, 1n)
  return {
    values: results.map(
      ({ pointsHundredths, maximumHundredths }) =>
        (BigInt(pointsHundredths ?? 0) * perUnit) / BigInt(maximumHundredths),
    ),
    perUnit,
  }
}
