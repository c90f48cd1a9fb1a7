import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `image_likes`: one person likes one published picture. */
export interface ImageLikeDocument {
  /** `<imageId>:<userId>`, so that a person likes a picture once. */
  _id: string
  imageId: string
  userId: string
  at: Date
}

const schema = new Schema<ImageLikeDocument>(
  {
    _id: { type: String, required: true },
    imageId: { type: String, required: true },
    userId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'image_likes', versionKey: false },
)
schema.index({ imageId: 1 })
schema.index({ userId: 1 })

export const imageLikeModel = (connection: Connection): Model<ImageLikeDocument> =>
  connection.model<ImageLikeDocument>('ImageLike', schema)
