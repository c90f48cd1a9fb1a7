import { markStatuses } from '@classeur/domain/marks'
import { z } from 'zod'
import { Timestamp, UserId } from '../identifiers.ts'

/** Why there is no number. Those that end in `Zero` count as 0; the others take the question out of the maximum. */
export const MarkStatus = z.enum(markStatuses)
export type MarkStatus = z.infer<typeof MarkStatus>

/**
 * One cell of a mark sheet: exactly one of value and status, or neither ("not entered", which is never zero).
 * The value is in hundredths of a point. `version` grows by 1 with every change; 0 was never written.
 */
export const Mark = z
  .object({
    valueHundredths: z.number().int().min(0).nullable(),
    status: MarkStatus.nullable(),
    version: z.number().int().min(0),
    by: UserId.nullable(),
    at: Timestamp.nullable(),
    comment: z.string().max(500).optional(),
    errorTypes: z.array(z.string().max(40)).max(12),
  })
  .refine(({ valueHundredths, status }) => valueHundredths === null || status === null)
export type Mark = z.infer<typeof Mark>
