import mongoose, { type Connection } from 'mongoose'
import { oldestFirst, positionOf, type ChangePosition } from '../change-order.ts'
import { markChangeModel, type MarkChangeDocument } from '../mark-change.model.ts'
import { createMarkLog } from '../mark-log.repository.ts'
import { createArchivedChanges, type ArchivedChunk } from './archived-changes.ts'

const { trusted } = mongoose
const pageSize = 1000

/**
 * All changes of an exam, oldest first, each once, archived or not; those that the rows of marks still contain are
 * moved to the log first. Keeps one page and one chunk in memory.
 */
export async function* iterateMarkChanges(
  connection: Connection,
  examId: string,
): AsyncGenerator<MarkChangeDocument, void, undefined> {
  await createMarkLog(connection).drain(examId)
  const changes = markChangeModel(connection)
  const archived = createArchivedChanges(connection)
  let opened: { id: string; changes: MarkChangeDocument[] } | null = null
  const openOnce = async (chunk: Pick<ArchivedChunk, '_id'>): Promise<MarkChangeDocument[]> => {
    if (opened?.id !== chunk._id) opened = { id: chunk._id, changes: await archived.open(chunk) }
    return opened.changes
  }
  let after: ChangePosition | null = null
  for (;;) {
    const live: MarkChangeDocument[] = await changes
      .find({
        examId,
        ...(after && {
          $or: [{ at: trusted({ $gt: after.at }) }, { at: after.at, _id: trusted({ $gt: after.id }) }],
        }),
      })
      .sort({ at: 1, _id: 1 })
      .limit(pageSize)
      .lean<MarkChangeDocument[]>()
    const page: MarkChangeDocument[] = await archived.completePage(
      live,
      examId,
      { compare: oldestFirst, after, limit: pageSize, matches: () => true },
      openOnce,
    )
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = positionOf(last)
  }
}
