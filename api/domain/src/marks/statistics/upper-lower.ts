import { divide, sumOf } from './exact-sums.ts'

/** The size of each group, as a percentage of the students. */
const groupPercent = 27

/**
 * Points of the best `size` rows by total; rows tied at the boundary contribute their average to the remaining
 * positions.
 */
function groupSum(column: readonly bigint[], totals: readonly bigint[], size: number) {
  const boundary = [...totals].sort((a, b) => (a > b ? -1 : a < b ? 1 : 0))[size - 1] ?? 0n
  const inside = column.filter((_, row) => (totals[row] ?? 0n) > boundary)
  const tied = column.filter((_, row) => totals[row] === boundary)
  const open = BigInt(size - inside.length)
  const each = BigInt(tied.length)
  return { points: each * sumOf(inside) + open * sumOf(tied), times: each }
}

/**
 * D27: the mean of a question in the upper group minus that in the lower group, as a share of its maximum.
 * Independent of the order of tied students. Null for fewer than 2 students or a maximum of 0.
 */
export function upperLower(
  column: readonly bigint[],
  totals: readonly bigint[],
  maximumHundredths: number,
): number | null {
  const n = column.length
  if (n < 2 || maximumHundredths === 0) return null
  const size = Math.max(1, Math.floor((groupPercent * n + 50) / 100))
  const upper = groupSum(column, totals, size)
  const reversed = totals.map((total) => -total)
  const lower = groupSum(column, reversed, size)
  return divide(
    upper.points * lower.times - lower.points * upper.times,
    upper.times * lower.times * BigInt(size) * BigInt(maximumHundredths),
  )
}
