import type { ExactValues } from './common-unit.ts'
import { divide } from './exact-sums.ts'

/**
 * A quartile of values in ascending order: inclusive, on the n−1 basis (Hyndman–Fan type 7), with linear
 * interpolation between two values. Requires at least one value.
 */
export function quantile({ values, perUnit }: ExactValues, quarters: 1 | 2 | 3): number {
  const position = (values.length - 1) * quarters
  const below = values[Math.floor(position / 4)] ?? 0n
  const above = values[Math.floor(position / 4) + 1] ?? below
  const part = BigInt(position % 4)
  return divide(below * (4n - part) + above * part, 4n * perUnit)
}
