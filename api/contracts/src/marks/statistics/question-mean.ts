import type { ExamLeaf } from '../../exams/exam-structure.ts'
import { countedPoints, type StudentMarks } from '../../exams/results/result-of.ts'

/** How a question turned out so far, over everybody whose cell counts. */
export interface QuestionMean {
  n: number
  /** Whole, so that nothing is lost before it is shown. */
  sumHundredths: number
  /** Mean in hundredths of a point; null of nobody. */
  meanHundredths: number | null
  /** Mean share of the maximum, 0 to 1; null of nobody. */
  facility: number | null
}

/**
 * The mean of one column: statuses that count as zero are 0, others and cells that were not entered are left out. For
 * the statistics of finished exams use `itemStatistics`, which counts whole papers only.
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
    meanHundredths: n === 0 ? null : sumHundredths / n,
    facility: n === 0 ? null : sumHundredths / (n * leaf.maxHundredths),
  }
}
