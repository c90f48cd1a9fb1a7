import { ActivityKind } from '@classeur/contracts'
import { Schema, type Connection, type Model, type Types } from 'mongoose'

/** An entry in the activity log of a class. */
export interface ClassActivityDocument {
  _id: Types.ObjectId
  classId: string
  kind: ActivityKind
  /** Empty if the action wasn't by a signed-in person. */
  actorId: string
  params: Record<string, string | number>
  /** The person whom `params.name` names, so that their deletion finds the entry. Missing in entries of older versions. */
  aboutId?: string
  at: Date
}

const schema = new Schema<ClassActivityDocument>(
  {
    classId: { type: String, required: true },
    kind: { type: String, enum: ActivityKind.options, required: true },
    actorId: { type: String, default: '' },
    params: { type: Schema.Types.Mixed, default: () => ({}) },
    aboutId: { type: String },
    at: { type: Date, required: true },
  },
  { collection: 'class_activities', versionKey: false, minimize: false },
)
schema.index({ classId: 1, at: -1, _id: -1 })
schema.index({ actorId: 1 })
schema.index({ aboutId: 1 }, { partialFilterExpression: { aboutId: { $type: 'string' } } })

export const classActivityModel = (connection: Connection): Model<ClassActivityDocument> =>
  connection.model<ClassActivityDocument>('ClassActivity', schema)
