import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'
import { LineOfText } from '../plain-text.ts'

/** Maximum number of comments that are suggested at once. */
export const mostSuggestedComments = 12

/** `GET /api/school/comments`. `q`: the beginnings of words that a comment contains; empty for any comment. */
export const SuggestCommentsQuery = z.strictObject({ q: LineOfText(100).default('') })

/**
 * Earlier comments of the requester, then of their colleagues; each group by use, then by time of the last use. No text
 * appears twice. A comment that names a student is suggested to its author only.
 */
export const SuggestedComments = z.object({
  comments: z
    .array(
      z.object({
        /** For `DELETE /api/school/comments/{id}`; null for a colleague's comment, which the requester can't remove. */
        id: ObjectIdString.nullable(),
        text: z.string(),
        /** How many marks got this comment. */
        uses: z.number().int(),
      }),
    )
    .max(mostSuggestedComments),
})
export type SuggestedComments = z.infer<typeof SuggestedComments>
