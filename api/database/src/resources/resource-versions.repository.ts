import type { Connection } from 'mongoose'
import { createVersions } from '../versions.ts'
import { resourceHeadOf } from './resource-head.ts'
import type { ResourceDocument } from './resource.model.ts'
import {
  resourceVersionId,
  resourceVersionModel,
  type ResourceVersionDocument,
} from './resource-version.model.ts'

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
  return createVersions({
    model: resourceVersionModel(connection),
    newestOf,
    ofSame: ({ resourceId }) => ({ resourceId }),
    idOf: ({ resourceId }, number) => resourceVersionId(resourceId, number),
  })
}

export type ResourceVersions = ReturnType<typeof createResourceVersions>
