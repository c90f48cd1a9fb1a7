import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { shareOf, type ExactShare } from '../shares/exact-share.ts'
import { countedPoints, type StudentMarks } from '../results/result-of.ts'

/** The results of a question so far, over all marks that count. */
export interface QuestionMean {
  n: number
  /** An integer sum, so that nothing is rounded before display. */
  sumHundredths: number
  /** Mean share of the maximum; null if no mark counts. */
  share: ExactShare | null
}

/**
 * The mean of one column: statuses that count as zero are 0; other statuses and missing marks are excluded. For
 * statistics of finished exams use `itemStatistics`, which counts complete papers only.
 */
export function questionMean(
  leaf: Pick<ExamLeaf, 'id' | 'maxHundredths'>,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
): QuestionMean {
  const points = studentIds.flatMap((studentId) => countedPoints(rows.get(studentId)?.[leaf.id]) ?? [])
  const sumHundredths = points.reduce((sum, value) => sum + value, 0)
  const n = points.length
  return {
    n,
    sumHundredths,
    share: shareOf(sumHundredths, n * leaf.maxHundredths),
  }
}
