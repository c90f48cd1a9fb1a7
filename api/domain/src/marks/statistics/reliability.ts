import { tableDeviations } from './deviations.ts'
import { divide, sumOf } from './exact-sums.ts'
import { isRightOrWrong, type ItemTable } from './item-table.ts'

/** How consistent the questions of an exam are. */
export interface Reliability {
  n: number
  questions: number
  /** Null for fewer than 2 questions or if all totals are equal. Screens show `shownAlpha`. */
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

/** Every alpha that can be computed. `shownAlpha` says which of them to show. */
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

const fewestQuestions = 3
const fewestStudents = 10

/** Alpha of an exam, or of the same exam without one question. */
type Alpha = Pick<Reliability, 'n' | 'questions' | 'alpha'>

/** Why no alpha is shown. A negative value has no meaning: the questions measure different things, or a key is wrong. */
type NoAlpha = 'few-questions' | 'few-students' | 'no-spread' | 'not-meaningful'

/** Null if alpha can be shown. */
export function whyNoAlpha({ n, questions, alpha }: Alpha): NoAlpha | null {
  if (questions < fewestQuestions) return 'few-questions'
  if (n < fewestStudents) return 'few-students'
  if (alpha === null) return 'no-spread'
  return alpha < 0 ? 'not-meaningful' : null
}

/** Alpha for screens; null if it says nothing, see `whyNoAlpha`. */
export const shownAlpha = (of: Alpha): number | null => (whyNoAlpha(of) === null ? of.alpha : null)

/** Alpha of the exam without one question. `index`: its position in the table. */
export const alphaWithout = ({ n, questions, alphaIfDeleted }: Reliability, index: number): Alpha => ({
  n,
  questions: questions - 1,
  alpha: alphaIfDeleted[index] ?? null,
})
