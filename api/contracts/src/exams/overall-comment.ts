import { z } from 'zod'
import { ObjectIdString, Timestamp } from '../identifiers.ts'

/** The longest overall comment in UTF-16 units: about a quarter of a printed page. */
export const overallCommentLength = 1000

/** A teacher's comment on a student's work in a term, or in the school year. */
export const OverallComment = z.object({
  studentId: ObjectIdString,
  /** Empty after somebody has cleared it. */
  text: z.string(),
  /** Counts the writes, from 1. */
  version: z.number().int().positive(),
  /** Who wrote this version; empty for a deleted account. */
  authorName: z.string(),
  updatedAt: Timestamp,
})
export type OverallComment = z.infer<typeof OverallComment>

/** `GET /api/classes/{id}/overall-comments`. Without a term: the comments on the school year. */
export const OverallCommentsQuery = z.strictObject({ term: ObjectIdString.optional() })
export type OverallCommentsQuery = z.infer<typeof OverallCommentsQuery>

/** One comment for each student who ever had one in this term, in no particular order. */
export const OverallComments = z.object({ comments: z.array(OverallComment) })

/** `PUT /api/classes/{id}/overall-comments/{studentId}`. */
export const SaveOverallCommentRequest = z.strictObject({
  /** Null for the school year. */
  termId: ObjectIdString.nullable(),
  text: z.string().max(overallCommentLength),
  /** The version that the person has read; 0 if there was none. */
  baseVersion: z.number().int().nonnegative(),
})
export type SaveOverallCommentRequest = z.infer<typeof SaveOverallCommentRequest>

/** `conflict`: somebody else was faster. Nothing was written, and the person chooses between the two texts. */
export const SaveOverallCommentAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), comment: OverallComment }),
  z.object({ outcome: z.literal('conflict'), stored: OverallComment, typed: z.string() }),
])
export type SaveOverallCommentAnswer = z.infer<typeof SaveOverallCommentAnswer>
