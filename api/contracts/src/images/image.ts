import { z } from 'zod'
import { CodedError } from '../errors/problem.ts'
import { GenerationAccepted, GeneratorInfo } from '../generations/generation.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { ImageAspect, ImageRequest, ImageStyle, maxImagesPerRequest } from './image-request.ts'

/** Data of the callable `generateImages`: each of `count` pictures becomes a generation of its own. */
export const GenerateImagesRequest = z.strictObject({
  requestKey: RequestKey,
  request: ImageRequest,
  count: z.number().int().min(1).max(maxImagesPerRequest),
})
export type GenerateImagesRequest = z.infer<typeof GenerateImagesRequest>

/**
 * Result of `generateImages` (202). `refused` says why fewer than `count` were accepted: the credits or the places
 * ended in between. Where not even the first was accepted, the call itself fails with that error.
 */
export const ImagesAccepted = z.object({
  generations: z.array(GenerationAccepted).min(1),
  refused: CodedError.nullable(),
})
export type ImagesAccepted = z.infer<typeof ImagesAccepted>

/** Where a picture is with regard to `explore`. */
export const PublicationState = z.enum(['private', 'in-review', 'published'])
export type PublicationState = z.infer<typeof PublicationState>

const picture = {
  /** The id of the generation that made it. */
  id: ObjectIdString,
  name: z.string(),
  /** May be empty; a picture without it cannot be published. */
  altText: z.string(),
  style: ImageStyle,
  aspect: ImageAspect,
  /** Pixels of the file. */
  width: z.number().int(),
  height: z.number().int(),
  /** A few bytes in base64 that draw the blurred placeholder (ThumbHash). */
  thumbHash: z.string(),
  /** Addresses for `<img>`: they carry their own permission and end after a while, so they are not kept. */
  fileUrl: z.string(),
  thumbnailUrl: z.string(),
  /** Answers with `Content-Disposition: attachment`. */
  downloadUrl: z.string(),
  /** By what it was made. */
  generator: GeneratorInfo,
}

/** A picture in its owner's media. */
export const MediaImage = z.object({
  ...picture,
  prompt: z.string(),
  tags: z.array(z.string()),
  sizeBytes: z.number().int(),
  publication: PublicationState,
  createdAt: Timestamp,
})
export type MediaImage = z.infer<typeof MediaImage>

/** A picture that its owner has published; the prompt and the tags stay with the owner. */
export const PublishedImage = z.object({ ...picture, publishedAt: Timestamp, mine: z.boolean() })
export type PublishedImage = z.infer<typeof PublishedImage>

const search = { q: z.string().trim().max(100).optional(), cursor: Cursor.optional() }

/** `GET /api/images`: `q` searches name, prompt and tags; newest first. */
export const MediaQuery = z.strictObject(search)
export const MediaPage = z.object({ images: z.array(MediaImage), nextCursor: Cursor.nullable() })
export type MediaPage = z.infer<typeof MediaPage>

/** `GET /api/published-images`: `q` searches name and alternative text; newest first. */
export const ExploreQuery = z.strictObject({ ...search, style: ImageStyle.optional() })
export const ExplorePage = z.object({ images: z.array(PublishedImage), nextCursor: Cursor.nullable() })
export type ExplorePage = z.infer<typeof ExplorePage>

const Tag = z.string().trim().min(1).max(40)

/** `PATCH /api/images/{id}`: only what is sent changes. */
export const ChangeImageRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(120),
    altText: z.string().trim().max(500),
    tags: z.array(Tag).max(10),
  })
  .partial()
export type ChangeImageRequest = z.infer<typeof ChangeImageRequest>

/** `GET /api/publications`, for operators: pictures that wait for a decision, the longest waiting first. */
export const PublicationReviews = z.object({
  images: z.array(z.object({ ...picture, ownerId: ObjectIdString, createdAt: Timestamp })),
})
export type PublicationReviews = z.infer<typeof PublicationReviews>

/** `POST /api/publications/{id}/decision`; what is refused goes back to its owner as private. */
export const PublicationDecision = z.strictObject({ decision: z.enum(['publish', 'refuse']) })
export type PublicationDecision = z.infer<typeof PublicationDecision>
