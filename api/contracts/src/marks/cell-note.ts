import { cleanComment, isErrorTypeId, noteLimits } from '@classeur/domain/marks'
import { z } from 'zod'

const { errorTypes, errorType, comment } = noteLimits

/** What a teacher wrote about a cell beside its mark, as it is stored. */
export const CellNote = z.object({
  errorTypes: z.array(z.string().max(errorType)).max(errorTypes).readonly(),
  /** Empty for no comment. */
  comment: z.string().max(comment),
})
export type CellNote = z.infer<typeof CellNote>

/**
 * A note to write: ids of default error types or of the school's own, each once and in the order of entry. Its
 * comment is trimmed and unprintable characters are removed before its length is checked.
 */
export const NewCellNote = z.strictObject({
  errorTypes: z
    .array(z.string().max(errorType).refine(isErrorTypeId))
    .max(errorTypes)
    .refine((ids) => new Set(ids).size === ids.length)
    .readonly(),
  comment: z.string().overwrite(cleanComment).max(comment),
})
