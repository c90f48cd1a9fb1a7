import { Schema, type Connection, type Model, type Types } from 'mongoose'

/**
 * A document of `picture_uploads`: an upload, or a copy of a published picture. It is stored before the files, so that
 * no file is without a document. An upload has the id of its picture; its document is kept for a day after the files, so
 * that a repeated request finds the picture. The document of a copy is deleted when the copy is complete.
 */
export interface PictureUpload {
  _id: Types.ObjectId
  ownerId: string
  /** The client's key, unique per owner; a random one for a copy. */
  requestKey: string
  /** SHA-256 of the file as it arrived, in hexadecimal digits; null for a copy. */
  sha256: string | null
  /** The picture that a copy becomes, and the keys of its files; each attempt has its own. */
  copy?: { imageId: string; keys: string[] }
  /** The bytes that the files of the picture take; they count as used while it is being stored. */
  sizeBytes: number
  createdAt: Date
  /** When the picture was in its owner's media; null before. */
  finishedAt: Date | null
}

const pictureUploadSchema = new Schema<PictureUpload>(
  {
    ownerId: { type: String, required: true },
    requestKey: { type: String, required: true },
    sha256: { type: String, default: null },
    copy: { type: Schema.Types.Mixed },
    sizeBytes: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: 'picture_uploads', versionKey: false },
)
pictureUploadSchema.index({ ownerId: 1, requestKey: 1 }, { unique: true })
pictureUploadSchema.index({ createdAt: 1 })

export const pictureUploadModel = (connection: Connection): Model<PictureUpload> =>
  connection.model<PictureUpload>('PictureUpload', pictureUploadSchema)
