import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { resourceHeadOf } from './resource-head.ts'
import type { ResourceDocument } from './resource.model.ts'
import {
  resourceVersionId,
  resourceVersionModel,
  type ResourceVersionDocument,
} from './resource-version.model.ts'

const { trusted } = mongoose

/** A version in the list, without its content. */
export type ListedResourceVersion = Pick<ResourceVersionDocument, 'number' | 'change' | 'by' | 'at'>

/** The newest version of a resource in the form of the earlier ones. */
const newestOf = (resource: ResourceDocument): ResourceVersionDocument => {
  const resourceId = String(resource._id)
  const { number, change, by, at } = resourceHeadOf(resource)
  const { revision, title, intro, items, notes } = resource
  return {
    _id: resourceVersionId(resourceId, number),
    ...{ resourceId, number, change, by, at, revision, title, intro, items, notes },
  }
}

/** The earlier versions of resources. The newest one is the resource itself. */
export function createResourceVersions(connection: Connection) {
  const model = resourceVersionModel(connection)

  return {
    /** Records the resource as it was read, as its newest version; never replaces a later state of this version. */
    async record(resource: ResourceDocument): Promise<void> {
      const { _id, revision, ...fields } = newestOf(resource)
      try {
        await model.updateOne(
          { _id, revision: trusted({ $lt: revision }) },
          { $set: { ...fields, revision } },
          { upsert: true },
        )
      } catch (error) {
        // The version is recorded at this revision or a later one.
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** At most `limit` versions, the latest first, with the newest one. */
    async list(resource: ResourceDocument, limit: number): Promise<ListedResourceVersion[]> {
      const { number, change, by, at } = resourceHeadOf(resource)
      const earlier = await model
        .find(
          { resourceId: String(resource._id), number: trusted({ $lt: number }) },
          { number: 1, change: 1, by: 1, at: 1 },
        )
        .sort({ number: -1 })
        .limit(limit - 1)
        .lean<ListedResourceVersion[]>()
      return [{ number, change, by, at }, ...earlier]
    },

    async find(resource: ResourceDocument, number: number): Promise<ResourceVersionDocument | null> {
      const newest = newestOf(resource)
      if (number >= newest.number) return number === newest.number ? newest : null
      return model.findById(resourceVersionId(newest.resourceId, number)).lean<ResourceVersionDocument>()
    },
  }
}

export type ResourceVersions = ReturnType<typeof createResourceVersions>
