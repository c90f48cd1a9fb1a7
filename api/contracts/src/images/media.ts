import { z } from 'zod'
import { ObjectIdString, RequestKey } from '../identifiers.ts'
import { LineOfText } from '../plain-text.ts'
import { ImageTag, MediaImage } from './image.ts'

export const uploadLimits = { bytes: 15_000_000, pixels: 40_000_000 } as const

/**
 * `POST /api/images/upload`: the body is a JPEG, PNG or WebP file as `application/octet-stream`. The key identifies the
 * upload, so a repeat after a lost response stores nothing twice.
 */
export const UploadImageQuery = z.strictObject({ requestKey: RequestKey, name: LineOfText(120).min(1) })

/** Why a file was refused: `reason` of `images/upload-refused`. */
export const UploadRefusal = z.enum(['empty', 'not-a-picture', 'svg', 'gif', 'heic', 'damaged'])
export type UploadRefusal = z.infer<typeof UploadRefusal>

/** `GET /api/images/tags`: the person's own tags, the most frequent first. */
export const MediaTags = z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })) })
export type MediaTags = z.infer<typeof MediaTags>

export const maxImagesAtOnce = 100
const Ids = z.array(ObjectIdString).min(1).max(maxImagesAtOnce)

/** `POST /api/images/tagging`: adds and removes tags of several pictures. */
export const TagImagesRequest = z.strictObject({
  ids: Ids,
  add: z.array(ImageTag).max(10).default([]),
  remove: z.array(ImageTag).max(10).default([]),
})
export type TagImagesRequest = z.infer<typeof TagImagesRequest>

/**
 * `images` are those with new tags. `full` are the ids of pictures left unchanged, because they
 * would have more than ten.
 */
export const TaggedImages = z.object({ images: z.array(MediaImage), full: z.array(ObjectIdString) })
export type TaggedImages = z.infer<typeof TaggedImages>

/** `POST /api/images/deletion` and `POST /api/images/restoration`: several pictures, into the trash and back. */
export const ImageIdsRequest = z.strictObject({ ids: Ids })
export type ImageIdsRequest = z.infer<typeof ImageIdsRequest>

/** Widths and heights that a download is reduced to; `original` is the stored file. */
export const DownloadSize = z.enum(['original', '1600', '800'])
export type DownloadSize = z.infer<typeof DownloadSize>
export const DownloadFormat = z.enum(['png', 'jpeg', 'webp', 'pdf'])
export type DownloadFormat = z.infer<typeof DownloadFormat>

/** `GET /api/images/archive?ids=…,…`: several pictures in one ZIP file, with their labels. */
export const ArchiveImagesQuery = z.strictObject({
  ids: z
    .string()
    .max(maxImagesAtOnce * 25)
    .transform((ids) => ids.split(','))
    .pipe(Ids),
  size: DownloadSize.default('original'),
})

/** `POST /api/images/uses`: how many lesson plans and resources, also of other people, show at least one of these pictures. */
export const ImageUseCount = z.object({ lessonPlans: z.number().int(), resources: z.number().int() })
export type ImageUseCount = z.infer<typeof ImageUseCount>

/** `GET /api/images/{id}/uses` */
export const ImageUses = z.object({
  /** The person's own lesson plans that show the picture, newest first. */
  lessonPlans: z.array(z.object({ id: ObjectIdString, title: z.string() })),
  /** The number of other people's lesson plans that show the picture. */
  others: z.number().int(),
  /** The resources that show it and that the person may read, newest first; `markId` belongs to their address. */
  resources: z.array(z.object({ id: ObjectIdString, markId: ObjectIdString, title: z.string() })),
  /** How many other resources show it. */
  otherResources: z.number().int(),
})
export type ImageUses = z.infer<typeof ImageUses>
