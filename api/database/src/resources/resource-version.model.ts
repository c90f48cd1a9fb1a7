import type { ParentNote, ResourceItem, ResourceVersionChange } from '@classeur/contracts'
import { Schema, type Connection, type Model } from 'mongoose'

/** A document of `resource_versions`: a resource as it was before a later version replaced it. */
export interface ResourceVersionDocument {
  /** {@link resourceVersionId}. */
  _id: string
  resourceId: string
  number: number
  /** The revision of the resource that was recorded. */
  revision: number
  title: string
  intro: string
  items: ResourceItem[]
  notes: ParentNote[]
  change: ResourceVersionChange
  by: string
  at: Date
}

export const resourceVersionId = (resourceId: string, number: number): string =>
  `${resourceId}:${String(number)}`

const schema = new Schema<ResourceVersionDocument>(
  {
    _id: { type: String, required: true },
    resourceId: { type: String, required: true },
    number: { type: Number, required: true },
    revision: { type: Number, required: true },
    title: { type: String, default: '' },
    intro: { type: String, default: '' },
    items: { type: Schema.Types.Mixed, required: true },
    notes: { type: Schema.Types.Mixed, required: true },
    change: { type: Schema.Types.Mixed, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'resource_versions', versionKey: false, minimize: false },
)
schema.index({ resourceId: 1, number: -1 })
// To remove pictures that are deleted for good.
schema.index({ 'items.imageId': 1 }, { sparse: true })

export const resourceVersionModel = (connection: Connection): Model<ResourceVersionDocument> =>
  connection.model<ResourceVersionDocument>('ResourceVersion', schema)
