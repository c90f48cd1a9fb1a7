import type { Connection } from 'mongoose'
import {
  inOrder,
  newestFirst,
  positionOf,
  type ChangePosition,
  type ComparePositions,
} from '../change-order.ts'
import type { MarkChangeDocument } from '../mark-change.model.ts'
import { markChangeArchiveModel, type MarkChangeArchiveDocument } from './mark-change-archive.model.ts'
import { unpackChanges } from './packed-changes.ts'

/** What is known about a chunk without opening it. */
export type ArchivedChunk = Omit<MarkChangeArchiveDocument, 'sha256' | 'bytes' | 'classId'>

/** Selects the changes that a page may contain. */
export interface PageOf {
  /** Newest first or oldest first. */
  compare: ComparePositions
  /** The page starts after this position; null for the first page. */
  after: ChangePosition | null
  limit: number
  matches: (change: MarkChangeDocument) => boolean
}

/**
 * The changes that are no longer in `mark_changes` because they were archived. Read `mark_changes` first: the archiver
 * stores a chunk before it deletes the chunk's changes, so a reader in this order finds each change at least once. One
 * that is found twice counts once.
 */
export function createArchivedChanges(connection: Connection) {
  const model = markChangeArchiveModel(connection)
  // The driver's collection, because mongoose wraps binary data.
  const stored = connection.collection<MarkChangeArchiveDocument>(model.collection.collectionName)

  /** The chunks of an exam in the order of archiving; only those with changes by one author, if given. */
  const listChunks = (examId: string, by?: string): Promise<ArchivedChunk[]> =>
    model
      .find({ examId, ...(by !== undefined && { by }) })
      .select({ sha256: 0, bytes: 0, classId: 0 })
      .sort({ number: 1 })
      .lean<ArchivedChunk[]>()

  /**
   * All changes of a chunk, oldest first; none if the exam was purged meanwhile.
   * @throws Error if the chunk is damaged
   */
  async function open({ _id }: Pick<ArchivedChunk, '_id'>): Promise<MarkChangeDocument[]> {
    const chunk = await stored.findOne({ _id }, { promoteBuffers: true })
    return chunk ? unpackChanges(chunk) : []
  }

  return {
    listChunks,
    open,

    /**
     * Adds archived changes to a page of changes from `mark_changes`, so that it contains the next `limit` changes of
     * both. Opens only the chunks that overlap the page.
     * @param openChunk replaces {@link open}, to keep opened chunks for the next page
     */
    async completePage(
      live: readonly MarkChangeDocument[],
      examId: string,
      { compare, after, limit, matches }: PageOf,
      openChunk = open,
    ): Promise<MarkChangeDocument[]> {
      const begins = ({ first, last }: ArchivedChunk) => (compare === newestFirst ? last : first)
      const ends = ({ first, last }: ArchivedChunk) => (compare === newestFirst ? first : last)
      const isAhead = (position: ChangePosition) => after === null || compare(position, after) > 0
      const chunks = (await listChunks(examId)).filter((chunk) => isAhead(ends(chunk)))
      let page = [...live]
      for (const chunk of chunks.sort((a, b) => compare(begins(a), begins(b)))) {
        const full = page.length >= limit ? page.at(limit - 1) : undefined
        if (full && compare(begins(chunk), positionOf(full)) > 0) break
        const archived = await openChunk(chunk)
        const added = archived.filter((change) => isAhead(positionOf(change)) && matches(change))
        page = inOrder([...page, ...added], compare).slice(0, limit)
      }
      return page
    },
  }
}
