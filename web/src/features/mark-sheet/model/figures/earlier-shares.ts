import type { ExactShare, ExamSheet } from '@classeur/contracts'
import { sharesOfOlderVersions } from '@classeur/domain/marks'

/** The shares in earlier exams, by student: the exact ones, or the rounded ones of an api that has no others. */
export const earlierSharesOf = ({
  earlierShares,
  earlierExactShares,
}: Pick<ExamSheet, 'earlierShares' | 'earlierExactShares'>): Record<string, ExactShare[]> =>
  earlierExactShares ?? sharesOfOlderVersions(earlierShares)
