import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const devMailSchema = new Schema(
  {
    to: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'dev_mailbox', versionKey: false },
)
devMailSchema.index({ at: -1 })

export type DevMail = InferSchemaType<typeof devMailSchema>

export const devMailModel = (connection: Connection) => connection.model('DevMail', devMailSchema)
