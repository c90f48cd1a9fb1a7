import { markStatuses, noteLimits } from '@classeur/domain/marks'
import { z } from 'zod'
import { Timestamp, UserId } from '../identifiers.ts'

/**
 * Why a cell has no number. Statuses that end in `Zero` count as 0; the others exclude the question from the maximum.
 */
export const MarkStatus = z.enum(markStatuses)
export type MarkStatus = z.infer<typeof MarkStatus>

/**
 * One cell of a mark sheet: it has a value, a status or neither ("not entered", which never counts as zero). The
 * value is in hundredths of a point. `version` increases by 1 with every change; 0 means that the cell was never
 * written.
 */
export const Mark = z
  .object({
    valueHundredths: z.number().int().min(0).nullable(),
    status: MarkStatus.nullable(),
    version: z.number().int().min(0),
    by: UserId.nullable(),
    at: Timestamp.nullable(),
    comment: z.string().max(noteLimits.comment).optional(),
    errorTypes: z.array(z.string().max(noteLimits.errorType)).max(noteLimits.errorTypes).readonly(),
  })
  .refine(({ valueHundredths, status }) => valueHundredths === null || status === null)
export type Mark = z.infer<typeof Mark>
