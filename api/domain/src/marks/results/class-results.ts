import type { ExamStatus } from '../../exams/exam-state.ts'
import type { GradingScale, Rounding } from '../../exams/grading-scale.ts'
import type { ClassMean } from './class-mean.ts'
import type { ExactShare } from '../shares/exact-share.ts'
import { examDayOf } from './takes-part.ts'

/** The fields of an exam that the results of its class need. `_id`: converts to the id as text. */
export interface SummarisedExam {
  _id: unknown
  title: string
  status: ExamStatus
  date: string | null
  createdAt: Date
  /** Null if the class's or school's one applies. */
  scale: GradingScale | null
  rounding: Rounding | null
  summary: { mean: ClassMean; papersByTenth: number[] }
}

/** The results of a class's latest reviewed exam. A null scale or rounding means the class's or school's one. */
export interface LatestResults extends Pick<SummarisedExam, 'title' | 'scale' | 'rounding'> {
  mean: ClassMean
  papersByTenth: number[]
  /** The mean of the previously reviewed exam; null without one. */
  previousShare: ExactShare | null
}

/** Class cards show results only once a teacher has reviewed the exam. */
const isReviewed = ({ status }: SummarisedExam) => status === 'reviewed' || status === 'released'

const laterFirst = (a: SummarisedExam, b: SummarisedExam): number =>
  examDayOf(b).localeCompare(examDayOf(a)) || String(b._id).localeCompare(String(a._id))

/** Results of a class's latest reviewed exam, with the mean of the previous one; null if no exam is reviewed. */
export function classResultsOf(exams: readonly SummarisedExam[]): LatestResults | null {
  const [latest, before] = exams.filter(isReviewed).sort(laterFirst)
  if (!latest) return null
  const { title, summary, scale, rounding } = latest
  const { mean, papersByTenth } = summary
  return { title, mean, papersByTenth, previousShare: before?.summary.mean.share ?? null, scale, rounding }
}
