import { AppError } from '@classeur/contracts'
import type { Connection } from 'mongoose'
import { retryOnConflict } from '../../retry-on-conflict.ts'
import type { MarkChangeDocument } from '../mark-change.model.ts'
import { markChangeArchiveModel, type MarkChangeArchiveDocument } from './mark-change-archive.model.ts'
import { packChanges, unpackChanges } from './packed-changes.ts'

/** Somebody else may rewrite the chunk at the same time; more consecutive conflicts indicate a bug. */
const mostTries = 20

type Rewrite = (changes: readonly MarkChangeDocument[]) => readonly MarkChangeDocument[]

const positionOf = ({ at, _id }: MarkChangeDocument) => ({ at, id: _id })

/**
 * Rewrites the archived changes in the chunks that a filter selects. Each chunk is packed again and replaced by one
 * write, with its checksum, so a process may die at any point; chunks without a difference stay as they are.
 * @param rewrite returns the same list if nothing changes; may leave changes out
 * @throws Error if a chunk is damaged
 */
async function rewriteArchived(
  connection: Connection,
  filter: { classId: string; by?: string },
  rewrite: Rewrite,
): Promise<void> {
  const { collectionName } = markChangeArchiveModel(connection).collection
  // The driver's collection, because mongoose wraps binary data.
  const stored = connection.collection<MarkChangeArchiveDocument>(collectionName)

  const rewriteOne = async (_id: string): Promise<true | 'conflict'> => {
    const chunk = await stored.findOne({ _id, ...filter }, { promoteBuffers: true })
    if (!chunk) return true
    const changes = await unpackChanges(chunk)
    const rewritten = rewrite(changes)
    if (rewritten === changes) return true
    const [first, last] = [rewritten.at(0), rewritten.at(-1)]
    const unchanged = { _id, sha256: chunk.sha256 }
    if (!first || !last) {
      const { deletedCount } = await stored.deleteOne(unchanged)
      return deletedCount === 1 ? true : 'conflict'
    }
    const fields = {
      ...(await packChanges(rewritten)),
      ...{ count: rewritten.length, first: positionOf(first), last: positionOf(last) },
      by: [...new Set(rewritten.map(({ by }) => by))],
    }
    const { matchedCount } = await stored.updateOne(unchanged, { $set: fields })
    return matchedCount === 1 ? true : 'conflict'
  }

  const chunks = await stored.find(filter, { projection: { _id: 1 } }).toArray()
  for (const { _id } of chunks) {
    await retryOnConflict(() => rewriteOne(_id), {
      mostTries,
      otherwise: () => new AppError('general/unavailable'),
    })
  }
}

/** Replaces an author in all archived changes of a class. @throws Error if a chunk is damaged */
export const replaceArchivedAuthor = (
  connection: Connection,
  classId: string,
  { from, to }: { from: string; to: string },
): Promise<void> =>
  rewriteArchived(connection, { classId, by: from }, (changes) =>
    changes.map((change) => (change.by === from ? { ...change, by: to } : change)),
  )

/** Removes a student from all archived changes of a class. @throws Error if a chunk is damaged */
export const forgetArchivedStudent = (
  connection: Connection,
  classId: string,
  studentId: string,
): Promise<void> =>
  rewriteArchived(connection, { classId }, (changes) => {
    const kept = changes.filter((change) => change.studentId !== studentId)
    return kept.length === changes.length ? changes : kept
  })
