import type { ExactValues } from './common-unit.ts'
import { coDeviation, divide, sumOf } from './exact-sums.ts'
import { quantile } from './quantile.ts'
import { shapeOf } from './shape-of.ts'

/** Descriptive statistics of a list of results, in the unit of the values. */
export interface Description {
  n: number
  mean: number
  /** Quartiles are inclusive, on the n−1 basis (type 7; Excel's QUARTILE.INC). */
  median: number
  lowerQuartile: number
  upperQuartile: number
  lowest: number
  highest: number
  /** Sample standard deviation (n−1); null for fewer than 2. */
  standardDeviation: number | null
  /** Null for fewer than 3 values or if all are equal. */
  skewness: number | null
  /** Excess kurtosis; null for fewer than 4 values or if all are equal. */
  kurtosis: number | null
}

/** Returns null for an empty list. Sums are exact; each number results from a single division. */
export function describeValues({ values, perUnit }: ExactValues): Description | null {
  if (values.length === 0) return null
  const n = BigInt(values.length)
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const at = (index: number) => divide(sorted.at(index) ?? 0n, perUnit)
  const squares = coDeviation(values, values)
  return {
    n: values.length,
    mean: divide(sumOf(values), n * perUnit),
    median: quantile({ values: sorted, perUnit }, 2),
    lowerQuartile: quantile({ values: sorted, perUnit }, 1),
    upperQuartile: quantile({ values: sorted, perUnit }, 3),
    lowest: at(0),
    highest: at(-1),
    standardDeviation: n < 2n ? null : Math.sqrt(divide(squares, n * (n - 1n) * perUnit * perUnit)),
    ...shapeOf(values),
  }
}
