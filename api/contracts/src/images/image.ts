import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { CodedError } from '../errors/problem.ts'
import { GenerationAccepted, GeneratorInfo } from '../generations/generation.ts'
import { Cursor, ObjectIdString, RequestKey, Timestamp } from '../identifiers.ts'
import { PictureLabel } from './picture-label.ts'
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

/**
 * Whether a picture is in `explore`. `in-review` waits for an operator, `refused` was refused with a reason, and `held`
 * was published and is hidden until an operator looks at it again: after three reports, or by an operator.
 */
export const PublicationState = z.enum(['private', 'in-review', 'published', 'refused', 'held'])
export type PublicationState = z.infer<typeof PublicationState>

/** Where a picture in somebody's media comes from. An uploaded picture has no generator, style and shape. */
export const ImageOrigin = z.enum(['generated', 'uploaded', 'copied'])
export type ImageOrigin = z.infer<typeof ImageOrigin>

/** Every published picture has this licence: everybody may use and change it if they name its creator. */
export const imageLicence = 'CC BY 4.0'

/** The creator that a copied picture names. */
export const ImageCredit = z.object({
  /** The name under which they published it; null after they deleted their account. */
  creatorName: z.string().nullable(),
  licence: z.literal(imageLicence),
})
export type ImageCredit = z.infer<typeof ImageCredit>

const picture = {
  /** The id of the generation that created it, or a new id for an upload or a copy. */
  id: ObjectIdString,
  name: z.string(),
  /** May be empty; publication requires it. */
  altText: z.string(),
  style: ImageStyle.nullable(),
  aspect: ImageAspect.nullable(),
  /** Size of the file in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** A ThumbHash in base64, from which the blurred placeholder is drawn. */
  thumbHash: z.string(),
  /** Signed URLs for `<img>`, which expire; don't store them. The labels are not in these files. */
  fileUrl: z.string(),
  thumbnailUrl: z.string(),
  /** A URL whose response is a download (`Content-Disposition: attachment`), with the labels drawn in. */
  downloadUrl: z.string(),
  /** The generator that created it; null for an upload. */
  generator: GeneratorInfo.nullable(),
  /** Texts and lines over the picture. Screens draw them over `fileUrl`; `downloadUrl` already shows them. */
  labels: z.array(PictureLabel),
  tags: z.array(z.string()),
  createdAt: Timestamp,
}

/** A picture in its owner's media. */
export const MediaImage = z.object({
  ...picture,
  origin: ImageOrigin,
  /** Of a copy; null for own pictures. */
  credit: ImageCredit.nullable(),
  prompt: z.string(),
  /** Things that the prompt requests but the picture doesn't show; visible to the owner only, like the prompt. */
  missing: z.array(z.string()).default([]),
  labelsVersion: z.number().int(),
  sizeBytes: z.number().int(),
  publication: PublicationState,
  /** When an operator published it; null before. */
  publishedAt: Timestamp.nullable().optional(),
  /** The operator's reason if the picture was refused or is held; otherwise null. */
  publicationNote: z.string().nullable(),
})
export type MediaImage = z.infer<typeof MediaImage>

/** A published picture; the prompt is visible to the owner only. */
export const PublishedImage = z.object({
  ...picture,
  publishedAt: Timestamp,
  mine: z.boolean(),
  /** The name under which its creator published it. */
  creatorName: z.string(),
  likes: z.number().int(),
  /** Whether the requesting person likes it. */
  liked: z.boolean(),
  /** How many times other people have copied it to their media. */
  copies: z.number().int(),
})
export type PublishedImage = z.infer<typeof PublishedImage>

export const ImageTag = LineOfText(40).min(1)

/** `GET /api/images`: newest first; `q` is words that the name, prompt, tags or alternative text contain. */
export const MediaQuery = z.strictObject({
  q: LineOfText(100).optional(),
  tag: ImageTag.optional(),
  cursor: Cursor.optional(),
})
export const MediaPage = z.object({ images: z.array(MediaImage), nextCursor: Cursor.nullable() })
export type MediaPage = z.infer<typeof MediaPage>

export const longestAltText = 500

/** `PATCH /api/images/{id}`: changes only the fields sent. */
export const ChangeImageRequest = z
  .strictObject({
    name: LineOfText(120).min(1),
    altText: z.string().trim().max(longestAltText),
    tags: z.array(ImageTag).max(10),
  })
  .partial()
export type ChangeImageRequest = z.infer<typeof ChangeImageRequest>
