import type { ClassMean as Mean } from '@classeur/domain/marks'
import { z } from 'zod'
import { ExactShare } from './exact-share.ts'

/**
 * The mean of an exam: the unweighted mean of the shares of its complete papers. Every student who takes part is counted
 * either in `papers` or in exactly one of the excluded groups.
 */
export const ClassMean = z.object({
  /** Null if no paper is complete. */
  share: ExactShare.nullable(),
  /** Number of papers in the mean. */
  papers: z.number().int(),
  /** Number of papers left out because marks are missing. */
  incomplete: z.number().int(),
  /** Number of papers left out because the student was absent from the whole exam. */
  absent: z.number().int(),
  /** Number of papers left out for another reason, such as exemption from every question. */
  withoutResult: z.number().int(),
}) satisfies z.ZodType<Mean>
export type ClassMean = z.infer<typeof ClassMean>
