import mongoose, { type Connection } from 'mongoose'
import { purgedBefore } from '../purged-before.ts'
import { resourceVersionModel } from './resource-version.model.ts'
import { resourceModel } from './resource.model.ts'

/**
 * Deletes at most `limit` resources that can no longer be restored, with their versions; returns their ids. The
 * resource itself is deleted last, so that the next run continues an interrupted deletion.
 */
export async function purgeResources(connection: Connection, limit: number): Promise<string[]> {
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  return deleteResources(connection, over, limit)
}

/** Deletes all resources of an exam or a class that is deleted for good. */
export async function deleteResourcesOf(
  connection: Connection,
  of: { examId: string } | { classId: string },
): Promise<void> {
  while ((await deleteResources(connection, of, 100)).length > 0);
}

async function deleteResources(
  connection: Connection,
  filter: Record<string, unknown>,
  limit: number,
): Promise<string[]> {
  const resources = resourceModel(connection)
  const found = await resources
    .find(filter)
    .select({ _id: 1 })
    .limit(limit)
    .lean<{ _id: mongoose.Types.ObjectId }[]>()
  for (const { _id } of found) {
    await resourceVersionModel(connection).deleteMany({ resourceId: String(_id) })
    await resources.deleteOne({ _id, ...filter })
  }
  return found.map(({ _id }) => String(_id))
}
