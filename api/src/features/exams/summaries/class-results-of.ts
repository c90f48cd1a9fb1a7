import { examDayOf } from '@classeur/domain/marks'
import type { StoredResults } from '@classeur/database'
import type { SummedState } from './summed-exam.ts'

/** Class cards show results only once a teacher has reviewed the exam. */
const isReviewed = ({ status }: Pick<SummedState, 'status'>) => status === 'reviewed' || status === 'released'

const laterFirst = (a: SummedState, b: SummedState): number =>
  examDayOf(b).localeCompare(examDayOf(a)) || String(b._id).localeCompare(String(a._id))

/** Results of a class's latest reviewed exam, with the mean of the previous one; null if no exam is reviewed. */
export function classResultsOf(exams: readonly SummedState[]): StoredResults | null {
  const [latest, before] = exams.filter(isReviewed).sort(laterFirst)
  if (!latest) return null
  const { title, summary, scale, rounding } = latest
  const { mean, papersByTenth } = summary
  return { title, mean, papersByTenth, previousShare: before?.summary.mean.share ?? null, scale, rounding }
}
