import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { ExamCard } from './exam.ts'

/**
 * How several exams become one average. `by-maximum`: all points over all maxima, each exam times its coefficient.
 * `by-scale`: each exam brought to the scale first, then weighted by its coefficient.
 */
export const Aggregation = z.enum(['by-maximum', 'by-scale'])
export type Aggregation = z.infer<typeof Aggregation>

/** An average in hundredths of a percent; null without a result. */
const Average = z.number().int().nullable()

/** `GET /api/classes/{id}/terms/{termId}/overview`: both ways side by side, before the teacher picks one. */
export const TermOverview = z.object({
  termId: ObjectIdString,
  /** What was picked for this class and term; null before. */
  chosen: Aggregation.nullable(),
  exams: z.array(ExamCard),
  students: z.array(
    z.object({
      studentId: ObjectIdString,
      name: z.string(),
      number: z.number().int(),
      byMaximum: Average,
      byScale: Average,
      /** Share reached in each exam, in hundredths of a percent, by exam id; left out where there is none. */
      results: z.record(ObjectIdString, z.number().int()),
    }),
  ),
  classMean: z.object({ byMaximum: Average, byScale: Average }),
})
export type TermOverview = z.infer<typeof TermOverview>

/** `PUT /api/classes/{id}/terms/{termId}/aggregation`. */
export const ChooseAggregationRequest = z.strictObject({ aggregation: Aggregation })
