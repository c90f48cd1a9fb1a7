/** Converts integers for sums that are exact regardless of size. */
export const toBigInts = (values: readonly (number | bigint)[]): bigint[] => values.map(BigInt)

export const sumOfNumbers = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

export const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

/**
 * n² times the population covariance of two lists of one length: n·Σab − Σa·Σb, exact. With `a` twice, n² times the
 * population variance. Ratios of these need no division before the last one.
 */
export function coDeviation(a: readonly bigint[], b: readonly bigint[]): bigint {
  const products = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0n), 0n)
  return BigInt(a.length) * products - sumOf(a) * sumOf(b)
}

/** Integers with more bits can't be converted to a floating-point number. */
const mostBits = 900
const bitsOf = (value: bigint): number => value.toString(16).length * 4

/** The final division, as a floating-point number; the divisor must not be 0. */
export function divide(dividend: bigint, divisor: bigint): number {
  const excess = Math.max(bitsOf(dividend), bitsOf(divisor)) - mostBits
  const shift = BigInt(Math.max(excess, 0))
  return Number(dividend >> shift) / Number(divisor >> shift)
}

/** Pearson's correlation from `coDeviation`s; null when one of the variances is 0. */
export const correlation = (both: bigint, first: bigint, second: bigint): number | null =>
  first === 0n || second === 0n ? null : Number(both) / Math.sqrt(Number(first)) / Math.sqrt(Number(second))
