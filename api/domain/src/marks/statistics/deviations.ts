import { coDeviation, sumOf, toBigInts } from './exact-sums.ts'
import type { ItemTable } from './item-table.ts'

/** Exact sums and (co)variances of a table. All statistics of questions and of reliability are ratios of these. */
export interface TableDeviations {
  n: number
  /** Points of each column, and of each row. */
  columns: bigint[][]
  totals: bigint[]
  /** n² times the population variance of each column, its covariance with the total, and the variance of the total. */
  variances: bigint[]
  withTotal: bigint[]
  ofTotal: bigint
}

export function tableDeviations({ maximaHundredths, pointsHundredths }: ItemTable): TableDeviations {
  const rows = pointsHundredths.map(toBigInts)
  const columns = maximaHundredths.map((_, column) => rows.map((row) => row[column] ?? 0n))
  const totals = rows.map(sumOf)
  return {
    n: rows.length,
    columns,
    totals,
    variances: columns.map((column) => coDeviation(column, column)),
    withTotal: columns.map((column) => coDeviation(column, totals)),
    ofTotal: coDeviation(totals, totals),
  }
}
