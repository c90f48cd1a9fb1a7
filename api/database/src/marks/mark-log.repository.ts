import type { ChangeAfter } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicatesOnly } from '../duplicates-only.ts'
import { olderThan } from '../older-than.ts'
import { createArchivedChanges } from './archive/archived-changes.ts'
import { inOrder, newestFirst, oldestFirst, type ChangePosition } from './change-order.ts'
import { earliestOfCells } from './earliest-of-cells.ts'
import { createListOperations, nobodysSteps } from './list-operations.ts'
import { markChangeId, markChangeModel, type MarkChangeDocument } from './mark-change.model.ts'
import { markRowModel, type StoredLogEntry, type MarkRowDocument } from './mark-row.model.ts'

const { trusted } = mongoose

/** Selects the changes of a sheet, a row, a column or one cell. */
export interface ChangesOf {
  examId: string
  studentId?: string | undefined
  leafId?: string | undefined
}

/** The fields of a change from which the earlier state of its cell follows. */
const ofChange = [
  'version',
  'from',
  'at',
  'operationId',
  'kind',
  'epoch',
  'fromNote',
] as const satisfies (keyof ChangeAfter)[]
const shown = Object.fromEntries(ofChange.map((field) => [field, 1]))

type Logged = Pick<MarkRowDocument, '_id' | 'examId' | 'classId' | 'studentId'> & { log: StoredLogEntry[] }

const matches =
  ({ studentId, leafId }: ChangesOf) =>
  (change: MarkChangeDocument): boolean =>
    (studentId === undefined || change.studentId === studentId) &&
    (leafId === undefined || change.leafId === leafId)

const filterOf = ({ examId, studentId, leafId }: ChangesOf) => ({
  examId,
  ...(studentId !== undefined && { studentId }),
  ...(leafId !== undefined && { leafId }),
})

/** Matches a row if its log still ends with the last of these entries. */
function endsWith(log: readonly StoredLogEntry[]) {
  const last = log.at(-1)
  const path = `log.${log.length - 1}`
  return {
    ...{ [`${path}.operationId`]: last?.operationId, [`${path}.leafId`]: last?.leafId },
    ...{ [`${path}.version`]: last?.version, [`log.${log.length}`]: { $exists: false } },
  }
}

/**
 * The log of marks. A change is first written into the row together with its cell, then copied here and removed from
 * the row. Copying is idempotent, so no change is lost wherever this is interrupted. Old changes move on to archived
 * chunks; every query reads both.
 */
export function createMarkLog(connection: Connection) {
  const changes = markChangeModel(connection)
  const rows = markRowModel(connection)
  const archived = createArchivedChanges(connection)
  const stored = connection.collection<MarkRowDocument>(rows.collection.collectionName)

  async function store(logged: readonly Logged[]): Promise<void> {
    const documents: MarkChangeDocument[] = []
    for (const { examId, classId, studentId, log } of logged) {
      for (const entry of log) {
        const _id = markChangeId(examId, { studentId, leafId: entry.leafId, version: entry.version })
        documents.push({ _id, examId, classId, studentId, ...entry })
      }
    }
    documents.sort((a, b) => (a._id < b._id ? -1 : 1))
    try {
      await changes.collection.insertMany(documents as object[], { ordered: false })
    } catch (error) {
      // A concurrent request stored the same changes, and all others are stored. After any other error, keep them in
      // the rows.
      if (!isDuplicatesOnly(error)) throw error
    }
  }

  /**
   * Empties the log of each row that still ends with the last entry that was read: entries are only added at the end,
   * so nobody added any. Otherwise takes the entries out one by one.
   */
  async function takeOut(logged: readonly Logged[]): Promise<void> {
    const emptied = await stored.bulkWrite(
      logged.map(({ _id, log }) => ({
        updateOne: { filter: { _id, ...endsWith(log) }, update: { $set: { log: [] } } },
      })),
      { ordered: false },
    )
    if (emptied.matchedCount === logged.length) return
    await stored.bulkWrite(
      logged.map(({ _id, log }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $pull: { log: { $or: log.map(({ leafId, version }) => ({ leafId, version })) } },
          },
        },
      })),
      { ordered: false },
    )
  }

  return {
    /**
     * Moves the changes that rows of an exam still contain to the log. Idempotent and safe under concurrent calls.
     * Returns the time of the oldest one, apart from rescales; null if there was none.
     */
    async drain(examId: string): Promise<Date | null> {
      const logged = await rows
        .find({ examId, 'log.0': trusted({ $exists: true }) })
        .select({ examId: 1, classId: 1, studentId: 1, log: 1 })
        // All processes write in the same order, to avoid deadlocks.
        .sort({ _id: 1 })
        .lean<Logged[]>()
      if (logged.length === 0) return null
      await store(logged)
      await takeOut(logged)
      const written = logged.flatMap(({ log }) => log.filter(({ kind }) => kind !== 'rescale'))
      return written.map(({ at }) => at).reduce<Date | null>((a, b) => (a && a < b ? a : b), null)
    },

    /** At most `limit` changes after the position `after`, newest first. */
    async list(of: ChangesOf, after: ChangePosition | null, limit: number): Promise<MarkChangeDocument[]> {
      const live = await changes
        .find({ ...filterOf(of), ...olderThan('at', after) })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<MarkChangeDocument[]>()
      const page = { compare: newestFirst, after, limit, matches: matches(of) }
      return archived.completePage(live, of.examId, page)
    },

    /** The first change of each cell after a time, and the first one of its note if that is another one. */
    async listFirstSince(of: ChangesOf, at: Date): Promise<ChangeAfter[]> {
      const live = await changes.aggregate<ChangeAfter>([
        { $match: { ...filterOf(of), at: { $gt: at } } },
        { $project: { studentId: 1, leafId: 1, ...shown } },
        // Ids of one cell sort by version.
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: { studentId: '$studentId', leafId: '$leafId', isOfNote: { $gt: ['$fromNote', null] } },
            ...Object.fromEntries(ofChange.map((field) => [field, { $first: `$${field}` }])),
          },
        },
        { $project: { _id: 0, studentId: '$_id.studentId', leafId: '$_id.leafId', ...shown } },
      ])
      const older: MarkChangeDocument[] = []
      for (const chunk of await archived.listChunks(of.examId)) {
        if (chunk.last.at <= at) continue
        const later = (await archived.open(chunk)).filter((change) => change.at > at && matches(of)(change))
        for (const change of earliestOfCells(later)) older.push(change)
      }
      return older.length === 0 ? live : earliestOfCells([...live, ...older])
    },

    /** The changes that made these versions of cells; those not yet in the log are missing. */
    async listVersions(
      examId: string,
      cells: readonly Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>[],
    ): Promise<MarkChangeDocument[]> {
      const ids = new Set(cells.map((cell) => markChangeId(examId, cell)))
      const logged = await changes.find({ _id: trusted({ $in: [...ids] }) }).lean<MarkChangeDocument[]>()
      for (const { _id } of logged) ids.delete(_id)
      if (ids.size === 0) return logged
      for (const chunk of await archived.listChunks(examId)) {
        const missing = (await archived.open(chunk)).filter(({ _id }) => ids.delete(_id))
        logged.push(...missing)
      }
      return logged
    },

    listOperations: createListOperations(connection),

    /**
     * All changes of these operations of a person, in the order in which they were made; without rescales and sample
     * data.
     */
    async listByOperations(
      examId: string,
      by: string,
      operationIds: readonly string[],
    ): Promise<MarkChangeDocument[]> {
      const recent = await changes
        .find({
          examId,
          by,
          operationId: trusted({ $in: operationIds }),
          kind: trusted({ $nin: nobodysSteps }),
        })
        .sort({ at: 1, _id: 1 })
        .lean<MarkChangeDocument[]>()
      const isAsked = (change: MarkChangeDocument) =>
        change.by === by && operationIds.includes(change.operationId) && !nobodysSteps.includes(change.kind)
      const older: MarkChangeDocument[] = []
      for (const chunk of await archived.listChunks(examId, by)) {
        for (const change of await archived.open(chunk)) if (isAsked(change)) older.push(change)
      }
      return older.length === 0 ? recent : inOrder([...recent, ...older], oldestFirst)
    },
  }
}

export type MarkLog = ReturnType<typeof createMarkLog>
