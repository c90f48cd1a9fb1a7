import { z } from 'zod'
import { GradingScale, Rounding } from '../exams/grading-scale.ts'
import { ClassMean } from '../exams/class-mean.ts'
import { ExactShare } from '../exams/exact-share.ts'

/** The results of a class's last reviewed exam, for the class card. */
export const ClassResults = z.object({
  /** The title of the exam. */
  title: z.string(),
  mean: ClassMean,
  /** Number of complete papers per tenth of the maximum; the last tenth includes the maximum and above. */
  papersByTenth: z.array(z.number().int()).length(10),
  /** Mean of the previously reviewed exam; null without one. */
  previousShare: ExactShare.nullable(),
  /** The scale and rounding with which to show results of the exam. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
})
export type ClassResults = z.infer<typeof ClassResults>
