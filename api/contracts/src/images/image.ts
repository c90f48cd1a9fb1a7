import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { CodedError } from '../errors/problem.ts'
import { GenerationAccepted, GeneratorInfo } from '../generations/generation.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { ImageAspect, ImageRequest, ImageStyle, maxImagesPerRequest } from './image-request.ts'

/** Data of the callable `generateImages`: each of `count` pictures becomes a separate generation. */
export const GenerateImagesRequest = z.strictObject({
  requestKey: RequestKey,
  request: ImageRequest,
  count: z.number().int().min(1).max(maxImagesPerRequest),
  /** The lesson plan that the pictures are for: names of its students don't leave the server. */
  lessonPlanId: ObjectIdString.nullable().default(null),
})
export type GenerateImagesRequest = z.infer<typeof GenerateImagesRequest>

/**
 * Result of `generateImages` (202). `refused` states why fewer than `count` were accepted: the credits or queue slots
 * ran out. If not even the first was accepted, the call itself fails with that error.
 */
export const ImagesAccepted = z.object({
  generations: z.array(GenerationAccepted).min(1),
  refused: CodedError.nullable(),
})
export type ImagesAccepted = z.infer<typeof ImagesAccepted>

/** The publication status of a picture in `explore`. */
export const PublicationState = z.enum(['private', 'in-review', 'published'])
export type PublicationState = z.infer<typeof PublicationState>

const picture = {
  /** The id of the generation that created it. */
  id: ObjectIdString,
  name: z.string(),
  /** May be empty; publication requires it. */
  altText: z.string(),
  style: ImageStyle,
  aspect: ImageAspect,
  /** Size of the file in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** A ThumbHash in base64, from which the blurred placeholder is drawn. */
  thumbHash: z.string(),
  /** Signed URLs for `<img>`, which expire; don't store them. */
  fileUrl: z.string(),
  thumbnailUrl: z.string(),
  /** A URL whose response is a download (`Content-Disposition: attachment`). */
  downloadUrl: z.string(),
  /** The generator that created it. */
  generator: GeneratorInfo,
}

/** A picture in its owner's media. */
export const MediaImage = z.object({
  ...picture,
  prompt: z.string(),
  /** Things that the prompt requests but the picture doesn't show; visible to the owner only, like the prompt. */
  missing: z.array(z.string()).default([]),
  tags: z.array(z.string()),
  sizeBytes: z.number().int(),
  publication: PublicationState,
  createdAt: Timestamp,
})
export type MediaImage = z.infer<typeof MediaImage>

/** A published picture; the prompt and the tags are visible to the owner only. */
export const PublishedImage = z.object({ ...picture, publishedAt: Timestamp, mine: z.boolean() })
export type PublishedImage = z.infer<typeof PublishedImage>

const search = { q: LineOfText(100).optional(), cursor: Cursor.optional() }

/** `GET /api/images`: `q` searches name, prompt and tags; newest first. */
export const MediaQuery = z.strictObject(search)
export const MediaPage = z.object({ images: z.array(MediaImage), nextCursor: Cursor.nullable() })
export type MediaPage = z.infer<typeof MediaPage>

/** `GET /api/published-images`: `q` searches name and alternative text; newest first. */
export const ExploreQuery = z.strictObject({ ...search, style: ImageStyle.optional() })
export const ExplorePage = z.object({ images: z.array(PublishedImage), nextCursor: Cursor.nullable() })
export type ExplorePage = z.infer<typeof ExplorePage>

const Tag = LineOfText(40).min(1)

/** `PATCH /api/images/{id}`: changes only the fields sent. */
export const ChangeImageRequest = z
  .strictObject({
    name: LineOfText(120).min(1),
    altText: z.string().trim().max(500),
    tags: z.array(Tag).max(10),
  })
  .partial()
export type ChangeImageRequest = z.infer<typeof ChangeImageRequest>

/** `GET /api/publications`, for operators: pictures that await a decision, oldest first. */
export const PublicationReviews = z.object({
  images: z.array(z.object({ ...picture, ownerId: ObjectIdString, createdAt: Timestamp })),
})
export type PublicationReviews = z.infer<typeof PublicationReviews>

/** `POST /api/publications/{id}/decision`; a refused picture becomes private again. */
export const PublicationDecision = z.strictObject({ decision: z.enum(['publish', 'refuse']) })
export type PublicationDecision = z.infer<typeof PublicationDecision>
