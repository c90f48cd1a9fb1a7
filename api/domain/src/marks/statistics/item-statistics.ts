import { tableDeviations } from './deviations.ts'
import { correlation, divide, sumOf } from './exact-sums.ts'
import type { ItemTable } from './item-table.ts'
import { upperLower } from './upper-lower.ts'

/** The statistics of one question. */
export interface ItemStatistics {
  leafId: string
  /** Mean points (not hundredths); null without students. */
  mean: number | null
  /** Sample standard deviation (n−1) in points; null for fewer than 2 students. */
  standardDeviation: number | null
  /** Mean share of the maximum: above .80 easy, .30 to .80 medium, below .30 hard. */
  facility: number | null
  /** Correlation with the total of the other questions; the discrimination displayed by default. */
  itemRest: number | null
  /** Correlation with the total, including the question itself; the point-biserial for right-or-wrong questions. */
  itemTotal: number | null
  upperLower: number | null
  /** The question's contribution to the spread of the totals, in percent; null if it is negative. */
  effectiveWeight: number | null
}

/** Statistics of each question, in the order of the table. */
export function itemStatistics(table: ItemTable): ItemStatistics[] {
  const { n, columns, totals, variances, withTotal, ofTotal } = tableDeviations(table)
  const weights = withTotal.map((both) => (both < 0n ? null : Math.sqrt(Number(both))))
  const allWeights = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
  return table.leafIds.map((leafId, index) => {
    const column = columns[index] ?? []
    const variance = variances[index] ?? 0n
    const both = withTotal[index] ?? 0n
    const weight = weights[index] ?? null
    const maximum = table.maximaHundredths[index] ?? 0
    return {
      leafId,
      mean: n === 0 ? null : divide(sumOf(column), BigInt(n) * 100n),
      standardDeviation: n < 2 ? null : Math.sqrt(divide(variance, BigInt(n) * BigInt(n - 1) * 10_000n)),
      facility: n === 0 || maximum === 0 ? null : divide(sumOf(column), BigInt(n) * BigInt(maximum)),
      itemRest: correlation(both - variance, variance, ofTotal - 2n * both + variance),
      itemTotal: correlation(both, variance, ofTotal),
      upperLower: upperLower(column, totals, maximum),
      effectiveWeight: weight === null || allWeights === 0 ? null : (100 * weight) / allWeights,
    }
  })
}
