import { z } from 'zod'
import { GradingScale, Rounding } from '../exams/grading-scale.ts'
import { ExactShare } from '../exams/exact-share.ts'
import { ObjectIdString } from '../identifiers.ts'

/** `GET /api/classes/{id}/student-means`: the mean of each student's results, for the class list. */
export const StudentMeans = z.object({
  /** The scale (the class's) and rounding with which to show the means. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
  /** Whether anybody has entered a mark in the class, also one that doesn't count yet. */
  hasMarks: z.boolean(),
  /** Students with at least one result that counts. */
  means: z.array(
    z.object({
      studentId: ObjectIdString,
      /** Mean of the results as shares of their maxima, weighted by the exams' coefficients. */
      mean: ExactShare,
      /** Number of exams in the mean. */
      exams: z.number().int().positive(),
    }),
  ),
})
export type StudentMeans = z.infer<typeof StudentMeans>
