import { divideHalfUp } from '../results/divide.ts'
import type { PaperResult } from '../results/whole-papers.ts'
import type { SheetSoFar } from '../statistics/sheet-so-far.ts'

/**
 * Why a student needs a closer look. `far-below`: more than one standard deviation under the class mean. `falling`: the
 * share is well below the student's own mean in earlier exams (`earlierBasisPoints`).
 */
export type AtRiskRule = { rule: 'far-below' } | { rule: 'falling'; earlierBasisPoints: number }

export interface AtRiskStudent {
  paper: PaperResult
  rules: AtRiskRule[]
}

/** Twenty hundredths of the maximum: more than a bad day. */
const fallBasisPoints = 2000
const fewestEarlierExams = 2
/** A spread of fewer papers says little. */
const fewestPapers = 5

/** The share (0 to 1) under which a result is far below the class; null with too few papers to say. */
export function farBelowLine({ results, shares }: Pick<SheetSoFar, 'results' | 'shares'>): number | null {
  const deviation = shares?.standardDeviation ?? null
  return shares && deviation !== null && results.length >= fewestPapers ? shares.mean - deviation : null
}

/**
 * The students who need a closer look, the lowest result first, each with every rule that applies. `earlierShares`: the
 * shares of each student in earlier exams, in basis points.
 */
export function studentsAtRisk(
  soFar: Pick<SheetSoFar, 'results' | 'shares'>,
  earlierShares: Readonly<Record<string, readonly number[]>>,
): AtRiskStudent[] {
  const line = farBelowLine(soFar)
  const shareOf = ({ pointsHundredths, maximumHundredths }: PaperResult) =>
    pointsHundredths / maximumHundredths
  return soFar.results
    .flatMap((paper): AtRiskStudent[] => {
      const rules: AtRiskRule[] = []
      if (line !== null && shareOf(paper) < line) rules.push({ rule: 'far-below' })
      const earlier = earlierShares[paper.studentId] ?? []
      const sum = earlier.reduce((all, share) => all + share, 0)
      const earlierBasisPoints = earlier.length === 0 ? 0 : divideHalfUp(sum, earlier.length)
      const isFalling =
        earlier.length >= fewestEarlierExams &&
        // Compares integers, because 0.34 × 10,000 is slightly more than 3,400 in floating point.
        paper.pointsHundredths * 10_000 <= (earlierBasisPoints - fallBasisPoints) * paper.maximumHundredths
      if (isFalling) rules.push({ rule: 'falling', earlierBasisPoints })
      return rules.length > 0 ? [{ paper, rules }] : []
    })
    .sort((a, b) => shareOf(a.paper) - shareOf(b.paper))
}
