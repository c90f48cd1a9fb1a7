import { aggregations } from '@classeur/domain/marks'
import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExamCard } from './exam.ts'
import { GradingScale, Rounding } from './grading-scale.ts'
import { ExactShare } from './exact-share.ts'

/**
 * How several exams are averaged. `by-maximum`: the sum of points divided by the sum of maxima, weighted by coefficients.
 * `by-scale`: the mean of the results on the scale, weighted by coefficients.
 */
export const Aggregation = z.enum(aggregations)
export type Aggregation = z.infer<typeof Aggregation>

/** Null without a result. */
const Average = ExactShare.nullable()

/** `GET /api/classes/{id}/terms/{termId}/overview`: the averages in both modes. */
export const TermOverview = z.object({
  termId: ObjectIdString,
  /** The mode chosen for this class and term; null if none is chosen yet. */
  chosen: Aggregation.nullable(),
  exams: z.array(ExamCard),
  students: z.array(
    z.object({
      studentId: ObjectIdString,
      name: z.string(),
      number: z.number().int(),
      byMaximum: Average,
      byScale: Average,
      /** Share by exam id; only exams in which the student's paper is complete and has a result. */
      results: z.record(ObjectIdString, ExactShare),
    }),
  ),
  /** Mean of the students who have an average, and their number. */
  classMean: z.object({ students: z.number().int(), byMaximum: Average, byScale: Average }),
  /** The scale (the class's) and rounding (the school's) with which to show averages. */
  effectiveScale: GradingScale,
  effectiveRounding: Rounding,
})
export type TermOverview = z.infer<typeof TermOverview>

/** `PUT /api/classes/{id}/terms/{termId}/aggregation`. */
export const ChooseAggregationRequest = z.strictObject({ aggregation: Aggregation })
