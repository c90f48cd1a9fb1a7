import { compareShares, differenceOf, meanShare, type ExactShare } from '../shares/exact-share.ts'

/** A student's latest result, and the unweighted mean of the earlier ones. */
export interface ResultTrend {
  last: ExactShare
  earlierMean: ExactShare
}

/** The trend of results, oldest first; null for fewer than two. */
export function resultTrend(shares: readonly ExactShare[]): ResultTrend | null {
  const last = shares.at(-1)
  const earlierMean = meanShare(shares.slice(0, -1))
  return last === undefined || earlierMean === null ? null : { last, earlierMean }
}

/** Comparator for ascending order: the steepest fall first. */
export function compareTrends(a: ResultTrend, b: ResultTrend): number {
  const [rise, otherRise] = [differenceOf(a.earlierMean, a.last), differenceOf(b.earlierMean, b.last)]
  if (rise.sign !== otherRise.sign) return rise.sign - otherRise.sign
  return rise.sign < 0 ? compareShares(otherRise.by, rise.by) : compareShares(rise.by, otherRise.by)
}
