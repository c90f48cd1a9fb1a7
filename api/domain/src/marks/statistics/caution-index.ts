import { sumOfNumbers } from './exact-sums.ts'

/** How unusual a pattern of right and wrong answers is. Null for patterns that are entirely right or entirely wrong. */
export interface Caution {
  /** Sato's caution index (1975). */
  index: number | null
  /**
   * The modified caution index (Harnisch & Linn 1981): 0 means perfect order, 1 reversed order; ties have no effect.
   * Prefer this one.
   */
  modified: number | null
}

/** k² times the covariance: an integer, and small enough to be exact. */
const coDeviation = (a: readonly number[], b: readonly number[]): number =>
  a.length * sumOfNumbers(a.map((value, index) => value * (b[index] ?? 0))) -
  sumOfNumbers(a) * sumOfNumbers(b)

/** Ones at the first `count` positions of an order. */
const onesOn = (order: readonly number[], count: number): number[] => {
  const ones = order.map(() => 0)
  for (const index of order.slice(0, count)) ones[index] = 1
  return ones
}

function cautionOf(
  pattern: readonly number[],
  rights: readonly number[],
  easiest: readonly number[],
): Caution {
  const right = sumOfNumbers(pattern)
  if (right === 0 || right === pattern.length) return { index: null, modified: null }
  const real = coDeviation(pattern, rights)
  const best = coDeviation(onesOn(easiest, right), rights)
  const worst = coDeviation(onesOn(easiest.toReversed(), right), rights)
  return {
    index: best === 0 ? null : 1 - real / best,
    modified: best === worst ? null : (best - real) / (best - worst),
  }
}

/**
 * The caution index of each row of a table of right (1) and wrong (0) answers, see `rightRows`; pass the transpose
 * for questions.
 */
export function cautionIndices(rows: readonly (readonly number[])[]): Caution[] {
  const rights = (rows[0] ?? []).map((_, column) => sumOfNumbers(rows.map((row) => row[column] ?? 0)))
  const easiest = rights
    .map((_, column) => column)
    .sort((a, b) => (rights[b] ?? 0) - (rights[a] ?? 0) || a - b)
  return rows.map((row) => cautionOf(row, rights, easiest))
}

export const transpose = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0))
