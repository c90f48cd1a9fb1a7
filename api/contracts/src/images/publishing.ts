import { z } from 'zod'
import { Cursor, ObjectIdString, Timestamp } from '../identifiers.ts'
import { LineOfText } from '../plain-text.ts'
import { PublicationState, PublishedImage } from './image.ts'
import { ImageStyle } from './image-request.ts'

export const ExploreOrder = z.enum(['newest', 'most-liked'])
export type ExploreOrder = z.infer<typeof ExploreOrder>

/**
 * `GET /api/published-images`: `q` searches name, alternative text and tags, and finds what a word names in any of the
 * three languages.
 */
export const ExploreQuery = z.strictObject({
  q: LineOfText(100).optional(),
  cursor: Cursor.optional(),
  style: ImageStyle.optional(),
  order: ExploreOrder.optional(),
})
export const ExplorePage = z.object({
  images: z.array(PublishedImage),
  nextCursor: Cursor.nullable(),
  /** How many pictures match, at most 10,000; on the first page only. */
  total: z.number().int().nullable(),
})
export type ExplorePage = z.infer<typeof ExplorePage>

/** `GET /api/published-images/{id}`: also a picture that isn't on the pages a client has read. */
export const PublishedImageDetails = z.object({
  image: PublishedImage,
  /** At most six other pictures that show the same things, closest first. */
  sameSubject: z.array(PublishedImage),
})
export type PublishedImageDetails = z.infer<typeof PublishedImageDetails>

/** Result of `PUT` and `DELETE /api/published-images/{id}/like`. Sending either again changes nothing. */
export const ImageLikes = PublishedImage.pick({ likes: true, liked: true })
export type ImageLikes = z.infer<typeof ImageLikes>

/** Reasons for a report of a published picture. */
export const ImageReportReason = z.enum(['wrong', 'unsuitable', 'personal', 'copied', 'other'])
export type ImageReportReason = z.infer<typeof ImageReportReason>

export const longestReportNote = 500

/** `POST /api/published-images/{id}/report`: hides the picture from the reporter at once. */
export const ReportImageRequest = z.strictObject({
  reason: ImageReportReason,
  note: LineOfText(longestReportNote).default(''),
})
export type ReportImageRequest = z.infer<typeof ReportImageRequest>

/** `GET /api/publications`, for operators: what waits for a decision, reported pictures first, then oldest first. */
export const PublicationReviews = z.object({
  images: z.array(
    PublishedImage.omit({ liked: true, mine: true, publishedAt: true }).extend({
      publication: z.enum(['in-review', 'published', 'held']),
      ownerId: ObjectIdString,
      requestedAt: Timestamp,
      reports: z.array(z.object({ reason: ImageReportReason, note: z.string(), at: Timestamp })),
    }),
  ),
})
export type PublicationReviews = z.infer<typeof PublicationReviews>

/**
 * What the operator had on the screen. A decision on something else fails with `images/decided-meanwhile`: somebody else
 * has decided, the creator has changed the picture, or there is a new report.
 */
const SeenPublication = z.strictObject({
  publication: PublicationState,
  requestedAt: Timestamp,
  /** The number of open reports. */
  reports: z.number().int().min(0),
})
/** A reason for the creator, who reads it. */
export const PublicationReason = LineOfText(300).min(3)

/**
 * `POST /api/publications/{id}/decision`. `publish` also ends open reports. `refuse` and `hide` need a reason, which the
 * creator reads.
 */
export const PublicationDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('publish'), seen: SeenPublication }),
  z.strictObject({ decision: z.enum(['refuse', 'hide']), reason: PublicationReason, seen: SeenPublication }),
])
export type PublicationDecision = z.infer<typeof PublicationDecision>

/**
 * `POST /api/images/{id}/publication`. Fails with `images/names-of-students` if the name, the alternative text, the tags
 * or the labels contain names of the person's students, unless `namesChecked`: the person has looked at them.
 */
export const RequestPublication = z.strictObject({ namesChecked: z.boolean().default(false) })
export type RequestPublication = z.infer<typeof RequestPublication>
