import { divide, sumOf } from './exact-sums.ts'

/** Skewness and kurtosis of a list; independent of the unit. */
export interface Shape {
  skewness: number | null
  kurtosis: number | null
}

/**
 * Sample skewness k3 / k2^1.5 and excess kurtosis k4 / k2² from the k-statistics of the central moments. Null for
 * fewer than 3 and 4 values, respectively, or if all are equal.
 */
export function shapeOf(values: readonly bigint[]): Shape {
  const n = values.length
  const sum = sumOf(values)
  // n times each deviation, which is an integer; the unit cancels out of both results.
  const deviations = values.map((value) => BigInt(n) * value - sum)
  const unit = deviations.reduce((most, one) => (one > most ? one : -one > most ? -one : most), 0n)
  if (n < 3 || unit === 0n) return { skewness: null, kurtosis: null }
  const moment = (power: bigint) =>
    divide(sumOf(deviations.map((one) => one ** power)), BigInt(n) * unit ** power)
  const [m2, m3, m4] = [moment(2n), moment(3n), moment(4n)]
  const k2 = (n * m2) / (n - 1)
  const k3 = (n * n * m3) / ((n - 1) * (n - 2))
  const skewness = k3 / k2 ** 1.5
  if (n < 4) return { skewness, kurtosis: null }
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3))
  return { skewness, kurtosis: k4 / (k2 * k2) }
}
