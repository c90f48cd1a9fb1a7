import { meanShare, shareOf, type ExactShare } from '../shares/exact-share.ts'
import type { WholePapers } from './whole-papers.ts'

/** A mean of fewer papers than this is provisional. */
export const provisionalBelow = 10

/**
 * The mean of an exam: the unweighted mean of the shares of its complete papers. Every student who takes part is counted
 * either in `papers` or in exactly one of the excluded groups.
 */
export interface ClassMean {
  /** Null if no paper is complete. */
  share: ExactShare | null
  /** Number of papers in the mean. */
  papers: number
  /** Number of papers left out because marks are missing. */
  incomplete: number
  /** Number of papers left out because the student was absent from the whole exam. */
  absent: number
  /** Number of papers left out for another reason, such as exemption from every question. */
  withoutResult: number
}

/** The only definition of an exam's mean: the exam list, the mark sheet, the class card and every file use it. */
export function classMeanOf({ results, excluded }: Pick<WholePapers, 'results' | 'excluded'>): ClassMean {
  const count = (why: WholePapers['excluded'][number]['reason']) =>
    excluded.filter(({ reason }) => reason === why).length
  const shares = results.flatMap(
    ({ pointsHundredths, maximumHundredths }) => shareOf(pointsHundredths, maximumHundredths) ?? [],
  )
  return {
    share: meanShare(shares),
    papers: shares.length,
    incomplete: count('not-complete'),
    absent: count('absent'),
    withoutResult: count('no-result'),
  }
}

/** Whether the mean may still change considerably: papers are incomplete or few. */
export const isProvisional = ({ papers, incomplete }: Pick<ClassMean, 'papers' | 'incomplete'>): boolean =>
  incomplete > 0 || papers < provisionalBelow
