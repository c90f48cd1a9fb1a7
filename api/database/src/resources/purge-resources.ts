import mongoose, { type Connection } from 'mongoose'
import { examModel } from '../exams/exam.model.ts'
import { emptyGenerations } from '../generations/empty-generations.ts'
import { purgedBefore } from '../purged-before.ts'
import { attemptCandidates } from '../rounds/attempt-candidates.ts'
import { resourceVersionModel } from './resource-version.model.ts'
import { resourceModel, type ResourceDocument } from './resource.model.ts'

/**
 * Deletes at most `limit` resources that can no longer be restored, with their versions; returns their ids. The
 * resource itself is deleted last, so that the next run continues an interrupted deletion.
 * @throws AggregateError at the end, with the errors of the resources that couldn't be deleted
 */
export async function purgeResources(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const list = (untried: object, most: number) => findParts(connection, { ...over, ...untried }, most)
  return attemptCandidates({ list, limit, stop }, async (resource) => {
    await deleteResource(connection, resource, over)
    return true
  })
}

/** Deletes all resources of an exam or a class that is deleted for good. */
export async function deleteResourcesOf(
  connection: Connection,
  of: { examId: string } | { classId: string },
): Promise<void> {
  while ((await deleteResources(connection, of, 100)).length > 0);
}

/** Deletes all resources of a class for one student, or for a group in which nobody else is left. */
export async function deleteResourcesFor(
  connection: Connection,
  classId: string,
  studentId: string,
): Promise<void> {
  for (const audience of [{ 'audience.studentId': studentId }, { 'audience.studentIds': [studentId] }]) {
    while ((await deleteResources(connection, { classId, ...audience }, 100)).length > 0);
  }
}

/** Notes to parents name the sheet that goes with them. */
async function forgetSheet(connection: Connection, examId: string, sheetId: string): Promise<void> {
  await resourceModel(connection).updateMany(
    { examId, 'notes.sheetId': sheetId },
    { $unset: { 'notes.$[note].sheetId': 1 }, $inc: { revision: 1 } },
    { arrayFilters: [{ 'note.sheetId': sheetId }] },
  )
}

type ResourceParts = Pick<ResourceDocument, '_id' | 'examId' | 'batchId' | 'generationId'>

const findParts = (connection: Connection, filter: Record<string, unknown>, limit: number) =>
  resourceModel(connection)
    .find(filter)
    .select({ _id: 1, examId: 1, batchId: 1, generationId: 1 })
    .limit(limit)
    .lean<ResourceParts[]>()

async function deleteResources(
  connection: Connection,
  filter: Record<string, unknown>,
  limit: number,
): Promise<string[]> {
  const selected = await findParts(connection, filter, limit)
  for (const resource of selected) await deleteResource(connection, resource, filter)
  return selected.map(({ _id }) => String(_id))
}

async function deleteResource(
  connection: Connection,
  { _id, examId, batchId, generationId }: ResourceParts,
  filter: Record<string, unknown>,
): Promise<void> {
  const resources = resourceModel(connection)
  const resourceId = String(_id)
  await resourceVersionModel(connection).deleteMany({ resourceId })
  await examModel(connection).updateMany({ retestOf: resourceId }, { $unset: { retestOf: 1 } })
  await forgetSheet(connection, examId, resourceId)
  await emptyGenerations(connection, { _id: generationId })
  await emptyGenerations(connection, { kind: 'resource-item', 'input.resourceId': resourceId })
  const others = { batchId, _id: mongoose.trusted({ $ne: _id }) }
  if ((await resources.exists(others)) === null) await emptyGenerations(connection, { _id: batchId })
  await resources.deleteOne({ _id, ...filter })
}
