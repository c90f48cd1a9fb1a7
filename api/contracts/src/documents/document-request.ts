import { z } from 'zod'
import { ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { TermReportsPack } from './term-report.ts'

/** The parts of a feedback slip that a teacher may leave out; the name and the result are always there. */
export const slipParts = ['points', 'classMean', 'workOn', 'comments'] as const
export const SlipPart = z.enum(slipParts)
export type SlipPart = z.infer<typeof SlipPart>

/** What the slips of a pack show, and for whom. */
export const SlipOptions = z.strictObject({
  /** Null for everybody who takes part. */
  studentIds: z.array(ObjectIdString).min(1).max(400).nullable(),
  parts: z.array(SlipPart).max(slipParts.length),
  perPage: z.union([z.literal(1), z.literal(2)]),
  /** Whether students without a result (absent, no mark that counts) get a slip that says so. */
  withAbsent: z.boolean(),
  language: z.enum(['en', 'fr', 'ar']),
  digits: z.enum(['latin', 'arabic']),
})
export type SlipOptions = z.infer<typeof SlipOptions>

/** `POST /api/exams/{id}/feedback-slips`. The same key returns the same pack. */
export const FeedbackSlipsRequest = SlipOptions.extend({ requestKey: RequestKey })
export type FeedbackSlipsRequest = z.infer<typeof FeedbackSlipsRequest>

/** The input of a generation of kind `documents`: one file that a worker makes. */
export const DocumentRequest = z.discriminatedUnion('pack', [
  SlipOptions.extend({ pack: z.literal('feedback-slips'), examId: ObjectIdString }),
  TermReportsPack,
])
export type DocumentRequest = z.infer<typeof DocumentRequest>

/** Files hold copies of marks, so they are kept no longer than the trash. */
export const documentKeptDays = 30

/** A file that was made and can still be downloaded from `GET /api/documents/{id}/file`. */
export const DocumentFile = z.object({
  /** The id of its generation. */
  id: ObjectIdString,
  madeAt: Timestamp,
  /** Number of students in it. */
  students: z.number().int().nonnegative(),
  sizeBytes: z.number().int().nonnegative(),
})
export type DocumentFile = z.infer<typeof DocumentFile>

/**
 * `GET /api/exams/{id}/feedback-slips` and `GET /api/classes/{id}/term-reports`: the person's own packs, the newest first.
 */
export const DocumentFileList = z.object({ files: z.array(DocumentFile) })
