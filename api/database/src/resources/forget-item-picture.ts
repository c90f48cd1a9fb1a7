import type { Connection } from 'mongoose'
import { resourceVersionModel } from './resource-version.model.ts'
import { resourceModel } from './resource.model.ts'

/** Removes a picture that is deleted for good from resources and their earlier versions. Idempotent. */
export async function forgetItemPicture(connection: Connection, imageId: string): Promise<void> {
  const filter = { 'items.imageId': imageId }
  const set = { $set: { 'items.$[item].imageId': null } }
  const arrayFilters = [{ 'item.imageId': imageId }]
  await resourceModel(connection).updateMany(filter, { ...set, $inc: { revision: 1 } }, { arrayFilters })
  await resourceVersionModel(connection).updateMany(filter, set, { arrayFilters })
}
