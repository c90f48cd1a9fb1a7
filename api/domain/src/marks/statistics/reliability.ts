import { tableDeviations } from './deviations.ts'
import { divide, sumOf } from './exact-sums.ts'
import { isRightOrWrong, type ItemTable } from './item-table.ts'

/** How consistent the questions of an exam are. */
export interface Reliability {
  n: number
  questions: number
  /** Null for fewer than 2 questions or if all totals are equal. A negative value isn't meaningful; show a note. */
  alpha: number | null
  /** Alpha without each question, in the order of the table. */
  alphaIfDeleted: (number | null)[]
  /** Only if every answer is entirely right or entirely wrong. With the population variance it equals alpha. */
  kr20: number | null
  /** Sum of the sample variances of the questions, and sample variance of the totals, in points²; null below 2 students. */
  variances: { questions: number; total: number } | null
  /** Standard error of measurement in points; null when alpha is null or below 0. */
  standardError: number | null
}

/** k/(k−1) · (1 − Σ s²_j / s²_X), exact until the final division, because both variances have the same denominator. */
const alphaOf = (k: number, ofQuestions: bigint, ofTotal: bigint): number | null =>
  k < 2 || ofTotal === 0n ? null : divide(BigInt(k) * (ofTotal - ofQuestions), BigInt(k - 1) * ofTotal)

/** Unreliable for fewer than 3 questions or 10 students; show a note. */
export function reliability(table: ItemTable): Reliability {
  const { n, variances, withTotal, ofTotal } = tableDeviations(table)
  const k = table.leafIds.length
  const ofQuestions = sumOf(variances)
  const alpha = alphaOf(k, ofQuestions, ofTotal)
  const alphaIfDeleted = variances.map((variance, index) =>
    alphaOf(k - 1, ofQuestions - variance, ofTotal - 2n * (withTotal[index] ?? 0n) + variance),
  )
  const hasError = alpha !== null && alpha >= 0 && n > 1
  const inPoints = (deviation: bigint) => divide(deviation, BigInt(n) * BigInt(n - 1) * 10_000n)
  return {
    n,
    questions: k,
    alpha,
    alphaIfDeleted,
    kr20: isRightOrWrong(table) && hasEqualMaxima(table) ? alpha : null,
    variances: n < 2 ? null : { questions: inPoints(ofQuestions), total: inPoints(ofTotal) },
    standardError: hasError ? Math.sqrt(inPoints(ofTotal)) * Math.sqrt(1 - alpha) : null,
  }
}

/** KR-20 counts right answers equally, so it requires equal maxima. */
const hasEqualMaxima = ({ maximaHundredths }: ItemTable): boolean => new Set(maximaHundredths).size < 2
