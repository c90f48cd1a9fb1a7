import { showsRanks } from '../../exams/result-scale.ts'
import type { Aggregation } from '../results/aggregation.ts'

/** The average that decides ranks: the one that the class chose for the term; null in a school that hides ranks. */
export const rankingAverage = (
  school: { showRanks: boolean } | null,
  chosen: Aggregation | null,
): Aggregation | null => (showsRanks(school) ? (chosen ?? 'by-scale') : null)
