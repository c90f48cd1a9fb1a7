import { fractionOf, meanShare, type ExactShare } from '../shares/exact-share.ts'
import type { PaperResult } from '../results/whole-papers.ts'
import { exactShares } from '../statistics/common-unit.ts'
import { coDeviation, sumOf } from '../statistics/exact-sums.ts'
import type { SheetSoFar } from '../statistics/sheet-so-far.ts'

/**
 * Why a student needs a closer look. `far-below`: more than one standard deviation under the class mean. `falling`: the
 * share is well below the student's own mean in earlier exams (`earlierMean`).
 */
export type AtRiskRule = { rule: 'far-below' } | { rule: 'falling'; earlierMean: ExactShare }

export interface AtRiskStudent {
  paper: PaperResult
  rules: AtRiskRule[]
}

/** A fifth of the maximum: more than a bad day. */
const fallDivisor = 5n
const fewestEarlierExams = 2
/** A spread of fewer papers says little. */
const fewestPapers = 5

/**
 * The share (0 to 1) under which a result is far below the class, for display; null with too few papers to say. It is
 * rounded, so don't compare results with it.
 */
export function farBelowLine({ results, shares }: Pick<SheetSoFar, 'results' | 'shares'>): number | null {
  const deviation = shares?.standardDeviation ?? null
  return shares && deviation !== null && results.length >= fewestPapers ? shares.mean - deviation : null
}

/**
 * Returns for each result whether it is more than one standard deviation (n−1) under the mean. Compares the squares of
 * integers, because the mean minus the deviation, in floating point, can be slightly more than a result that is equal.
 */
function areFarBelow(results: readonly PaperResult[]): boolean[] {
  const { values } = exactShares(results)
  const n = BigInt(values.length)
  const sum = sumOf(values)
  const spread = n * coDeviation(values, values)
  return values.map((value) => {
    const below = sum - n * value
    return below > 0n && below * below * (n - 1n) > spread
  })
}

/** Whether a result is at least a fifth of the maximum below an earlier mean. Exact, like every comparison of shares. */
function isFallen({ pointsHundredths, maximumHundredths }: PaperResult, earlierMean: ExactShare): boolean {
  const { numerator, denominator } = fractionOf(earlierMean)
  const [points, maximum] = [BigInt(pointsHundredths), BigInt(maximumHundredths)]
  return fallDivisor * points * denominator <= (fallDivisor * numerator - denominator) * maximum
}

/**
 * The students who need a closer look, the lowest result first, each with every rule that applies. `earlierShares`: the
 * shares of each student in earlier exams.
 */
export function studentsAtRisk(
  soFar: Pick<SheetSoFar, 'results' | 'shares'>,
  earlierShares: Readonly<Record<string, readonly ExactShare[]>>,
): AtRiskStudent[] {
  const farBelow = farBelowLine(soFar) === null ? [] : areFarBelow(soFar.results)
  const shareOf = ({ pointsHundredths, maximumHundredths }: PaperResult) =>
    pointsHundredths / maximumHundredths
  return soFar.results
    .flatMap((paper, index): AtRiskStudent[] => {
      const rules: AtRiskRule[] = []
      if (farBelow[index]) rules.push({ rule: 'far-below' })
      const earlier = earlierShares[paper.studentId] ?? []
      const earlierMean = earlier.length >= fewestEarlierExams ? meanShare(earlier) : null
      if (earlierMean !== null && isFallen(paper, earlierMean)) rules.push({ rule: 'falling', earlierMean })
      return rules.length > 0 ? [{ paper, rules }] : []
    })
    .sort((a, b) => shareOf(a.paper) - shareOf(b.paper))
}
