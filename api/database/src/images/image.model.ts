import {
  ImageAspect,
  ImageOrigin,
  ImageStyle,
  PublicationState,
  type GeneratorInfo,
  type PictureLabel,
} from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** One stored file of a picture; its size in pixels and in bytes. */
export interface ImageFile {
  /** The key in the object storage. */
  key: string
  contentType: string
  width: number
  height: number
  sizeBytes: number
}

/** The result of a generation of kind `image`; the picture in the owner's media is derived from it. */
export interface GeneratedImageFiles {
  file: ImageFile
  thumbnail: ImageFile
  /** ThumbHash in base64. */
  thumbHash: string
  altText: string
  /** Requested things that the picture doesn't show; missing in older pictures. */
  missing?: string[]
}

/** The published picture that a copy was made from. The creator's name goes when they delete their account. */
export interface ImageSource {
  imageId: string
  creatorId: string | null
  creatorName: string | null
}

/** A document of `images`: a picture in a person's media. A generated picture has the id of its generation. */
export interface ImageDocument extends GeneratedImageFiles {
  _id: Types.ObjectId
  ownerId: string
  name: string
  prompt: string
  origin: ImageOrigin
  /** Null for pictures that are no copy. */
  source: ImageSource | null
  /** Null for an upload, as `aspect` and `generator`. */
  style: ImageStyle | null
  aspect: ImageAspect | null
  tags: string[]
  generator: GeneratorInfo | null
  labels: PictureLabel[]
  labelsVersion: number
  /** The text for the owner's search: name, prompt, tags and alternative text, normalised. */
  searchText: string
  publication: PublicationState
  /** The name under which its creator published it, or asked for it; null for a picture that never was. */
  publishedAs: string | null
  publicationRequestedAt: Date | null
  publicationNote: string | null
  publishedAt: Date | null
  /** What the picture shows, as ids of concepts in `@classeur/domain/pictures`, for the search in all languages. */
  concepts: string[]
  /** See `searchFieldsOf`. Missing, with its version, in pictures of older versions until the workers renew them. */
  searchKeys?: string[]
  searchVersion?: number
  likes: number
  /** Increases with every count of the likes, see `storeCount`. */
  likesTicket?: number
  likesChangedAt?: Date
  /** The number of its copies, also of those in the trash. */
  copies: number
  copiesTicket?: number
  /** Reports that no operator has decided on. */
  openReports: number
  createdAt: Date
  /** When the owner deleted it. They can still restore it; its files are deleted later. */
  deletedAt: Date | null
  /** Who deleted it last. Missing in pictures that an older version deleted. */
  deletedBy?: string
}

const fileSchema = new Schema<ImageFile>(
  {
    key: { type: String, required: true },
    contentType: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    sizeBytes: { type: Number, required: true },
  },
  { _id: false },
)

const sourceSchema = new Schema<ImageSource>(
  {
    imageId: { type: String, required: true },
    creatorId: { type: String, default: null },
    creatorName: { type: String, default: null },
  },
  { _id: false },
)

const imageSchema = new Schema<ImageDocument>(
  {
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    prompt: { type: String, default: '' },
    origin: { type: String, enum: ImageOrigin.options, default: 'generated' },
    source: { type: sourceSchema, default: null },
    style: { type: String, enum: [...ImageStyle.options, null], default: null },
    aspect: { type: String, enum: [...ImageAspect.options, null], default: null },
    tags: { type: [String], default: () => [] },
    generator: { type: Schema.Types.Mixed, default: null },
    labels: { type: Schema.Types.Mixed, default: () => [] },
    labelsVersion: { type: Number, default: 0 },
    file: { type: fileSchema, required: true },
    thumbnail: { type: fileSchema, required: true },
    thumbHash: { type: String, required: true },
    altText: { type: String, default: '' },
    missing: { type: [String], default: () => [] },
    searchText: { type: String, default: '' },
    publication: { type: String, enum: PublicationState.options, default: 'private' },
    publishedAs: { type: String, default: null },
    publicationRequestedAt: { type: Date, default: null },
    publicationNote: { type: String, default: null },
    publishedAt: { type: Date, default: null },
    concepts: { type: [String], default: () => [] },
    // Only the index reads them.
    searchKeys: { type: [String], select: false },
    searchVersion: { type: Number },
    likes: { type: Number, default: 0 },
    likesTicket: { type: Number },
    likesChangedAt: { type: Date },
    copies: { type: Number, default: 0 },
    copiesTicket: { type: Number },
    openReports: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    deletedBy: { type: String },
  },
  { collection: 'images', versionKey: false, minimize: false },
)
imageSchema.index({ ownerId: 1, deletedAt: 1, createdAt: -1, _id: -1 })
imageSchema.index({ publication: 1, deletedAt: 1, publishedAt: -1, _id: -1 })
imageSchema.index({ publication: 1, deletedAt: 1, publicationRequestedAt: 1, _id: 1 })
imageSchema.index({ openReports: 1 })
// What everybody sees, in both orders. Only published pictures have entries here.
const ofPublished = { partialFilterExpression: { publication: 'published' } }
imageSchema.index({ searchKeys: 1, publishedAt: -1, _id: -1 }, ofPublished)
imageSchema.index({ searchKeys: 1, likes: -1, publishedAt: -1, _id: -1 }, ofPublished)
imageSchema.index(
  { likesChangedAt: 1, _id: 1 },
  { partialFilterExpression: { likesChangedAt: { $type: 'date' } } },
)
imageSchema.index({ searchVersion: 1 })
imageSchema.index(
  { 'source.creatorId': 1 },
  { partialFilterExpression: { 'source.creatorId': { $type: 'string' } } },
)
imageSchema.index(
  { 'source.imageId': 1 },
  { partialFilterExpression: { 'source.imageId': { $type: 'string' } } },
)
imageSchema.index({ deletedAt: 1 })

export const imageModel = (connection: Connection): Model<ImageDocument> =>
  connection.model<ImageDocument>('Image', imageSchema)
