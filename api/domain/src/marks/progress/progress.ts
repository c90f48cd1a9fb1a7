import type { ClassMean } from '../results/class-mean.ts'
import type { ExactShare } from '../shares/exact-share.ts'

/** Fewer points suggest a direction that isn't there. */
export const fewestPointsOfLine = 4

/** One exam: the mean of the class, and the result of one student. */
export interface ProgressPoint<Exam> {
  exam: Exam
  mean: ClassMean
  /** Null without a student, and without a result. */
  share: ExactShare | null
}

export interface Progress<Exam> {
  /** The exams with a mean or a result, oldest first. */
  points: ProgressPoint<Exam>[]
  /** The exams with a mean, and those with a result of the student. */
  means: number
  results: number
  /** Whether there are enough of them for a line. */
  hasMeanLine: boolean
  hasStudentLine: boolean
}

/** The means of a class over its exams, beside one student's results. `exams` are oldest first. */
export function progressOf<Exam>(
  exams: readonly Exam[],
  meanOf: (exam: Exam) => ClassMean,
  shareOf: (exam: Exam) => ExactShare | null,
): Progress<Exam> {
  const points = exams
    .map((exam) => ({ exam, mean: meanOf(exam), share: shareOf(exam) }))
    .filter(({ mean, share }) => mean.share !== null || share !== null)
  const means = points.filter(({ mean }) => mean.share !== null).length
  const results = points.filter(({ share }) => share !== null).length
  return {
    ...{ points, means, results },
    hasMeanLine: means >= fewestPointsOfLine,
    hasStudentLine: results >= fewestPointsOfLine,
  }
}
