import { ImageAspect, ImageStyle, PublicationState, type GeneratorInfo } from '@classeur/contracts'
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

/** A document of `images`: a picture in a person's media. Its id is the id of its generation. */
export interface ImageDocument extends GeneratedImageFiles {
  _id: Types.ObjectId
  ownerId: string
  name: string
  prompt: string
  style: ImageStyle
  aspect: ImageAspect
  tags: string[]
  generator: GeneratorInfo
  /** The text for the owner's search: name, prompt and tags, normalised. */
  searchText: string
  /** The text for the public search: name and alternative text, normalised. */
  publicText: string
  publication: PublicationState
  publishedAt: Date | null
  createdAt: Date
  /** When the owner deleted it. They can still restore it; its files are deleted later. */
  deletedAt: Date | null
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

const imageSchema = new Schema<ImageDocument>(
  {
    ownerId: { type: String, required: true },
    name: { type: String, required: true },
    prompt: { type: String, required: true },
    style: { type: String, enum: ImageStyle.options, required: true },
    aspect: { type: String, enum: ImageAspect.options, required: true },
    tags: { type: [String], default: () => [] },
    generator: { type: Schema.Types.Mixed, required: true },
    file: { type: fileSchema, required: true },
    thumbnail: { type: fileSchema, required: true },
    thumbHash: { type: String, required: true },
    altText: { type: String, default: '' },
    missing: { type: [String], default: () => [] },
    searchText: { type: String, default: '' },
    publicText: { type: String, default: '' },
    publication: { type: String, enum: PublicationState.options, default: 'private' },
    publishedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
  },
  { collection: 'images', versionKey: false, minimize: false },
)
imageSchema.index({ ownerId: 1, deletedAt: 1, createdAt: -1, _id: -1 })
imageSchema.index({ publication: 1, deletedAt: 1, publishedAt: -1, _id: -1 })
imageSchema.index({ deletedAt: 1 })

export const imageModel = (connection: Connection): Model<ImageDocument> =>
  connection.model<ImageDocument>('Image', imageSchema)
