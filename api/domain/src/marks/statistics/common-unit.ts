import type { StudentResult } from '../results/result-of.ts'

/** Numbers with one unit: `values[i] / perUnit` is what is meant. Nothing was rounded on the way. */
export interface ExactValues {
  values: bigint[]
  perUnit: bigint
}

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestDivisor(b, a % b))

/**
 * Shares of the maximum (1 is all of it) of results that may have different maxima, brought to one unit, so that
 * they are compared and summed exactly. Each must have points and a maximum.
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

/** Points in hundredths as points. */
export const exactPoints = (pointsHundredths: readonly number[]): ExactValues => ({
  values: pointsHundredths.map(BigInt),
  perUnit: 100n,
})
