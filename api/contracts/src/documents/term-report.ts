import { z } from 'zod'
import { ObjectIdString, RequestKey } from '../identifiers.ts'

/**
 * The parts of a term report that a teacher may leave out; the name, the results, the averages and the overall comment
 * are always there. `rank` has no effect in a school that hides ranks.
 */
export const reportParts = ['classMean', 'rank', 'skills', 'comments'] as const
export const ReportPart = z.enum(reportParts)
export type ReportPart = z.infer<typeof ReportPart>

/** What the reports of a pack show, and for whom. */
export const ReportOptions = z.strictObject({
  /** Null for all students of the gradebook. */
  studentIds: z.array(ObjectIdString).min(1).max(400).nullable(),
  parts: z.array(ReportPart).max(reportParts.length),
  language: z.enum(['en', 'fr', 'ar']),
  digits: z.enum(['latin', 'arabic']),
})
export type ReportOptions = z.infer<typeof ReportOptions>

const period = {
  /** Null for the school year. */
  termId: ObjectIdString.nullable(),
}

/** `POST /api/classes/{id}/term-reports`. The same key returns the same pack. */
export const TermReportsRequest = ReportOptions.extend({ ...period, requestKey: RequestKey })
export type TermReportsRequest = z.infer<typeof TermReportsRequest>

/** A pack of term reports, as a worker makes it. */
export const TermReportsPack = ReportOptions.extend({
  ...period,
  pack: z.literal('term-reports'),
  classId: ObjectIdString,
})
export type TermReportsPack = z.infer<typeof TermReportsPack>

/** `GET /api/classes/{id}/term-reports`: the person's own packs of a term; without a term, of the school year. */
export const TermReportsQuery = z.strictObject({ term: ObjectIdString.optional() })
export type TermReportsQuery = z.infer<typeof TermReportsQuery>
