import type { ClassMean } from '@classeur/contracts'
import type { ExamDocument, ExamState } from '@classeur/database'

/** A summary with all fields of the current version. */
export type CurrentSummary = NonNullable<ExamDocument['summary']> & {
  mean: ClassMean
  papersByTenth: number[]
}

/** An exam without its questions, with an up-to-date summary. */
export type SummedState = ExamState & { summary: CurrentSummary }

/** An exam whose summary matches its roster, structure and marks at the time of reading. */
export type SummedExam = ExamDocument & { summary: CurrentSummary }
