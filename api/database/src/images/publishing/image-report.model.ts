import { ImageReportReason } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/**
 * A document of `image_reports`: one person's report of a published picture. It stays after the decision, because a
 * reporter doesn't see the picture again. Deleted with the picture.
 */
export interface ImageReportDocument {
  _id: Types.ObjectId
  imageId: string
  reporterId: string
  reason: ImageReportReason
  note: string
  at: Date
  /** The operator's decision that ended the report; null while it is open. */
  closedBy: string | null
}

const schema = new Schema<ImageReportDocument>(
  {
    imageId: { type: String, required: true },
    reporterId: { type: String, required: true },
    reason: { type: String, enum: ImageReportReason.options, required: true },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    closedBy: { type: String, default: null },
  },
  { collection: 'image_reports', versionKey: false },
)
schema.index({ imageId: 1, reporterId: 1 }, { unique: true })
schema.index({ reporterId: 1 })

export const imageReportModel = (connection: Connection): Model<ImageReportDocument> =>
  connection.model<ImageReportDocument>('ImageReport', schema)
