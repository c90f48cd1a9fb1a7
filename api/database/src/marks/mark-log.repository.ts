import type { ChangeAfter, MarkOperationKind } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicatesOnly } from '../duplicates-only.ts'
import { markChangeId, markChangeModel, type MarkChangeDocument } from './mark-change.model.ts'
import { markRowModel, type StoredLogEntry, type MarkRowDocument } from './mark-row.model.ts'

const { trusted } = mongoose

/** Selects the changes of a sheet, a row, a column or one cell. */
export interface ChangesOf {
  examId: string
  studentId?: string | undefined
  leafId?: string | undefined
}

/** The last change of a page; the next page starts after it. */
export interface ChangePosition {
  at: Date
  id: string
}

/** The last operation of a page. */
export interface OperationPosition {
  at: Date
  /** The lowest index of the operation in a request. */
  operationIndex: number
  id: string
}

/** An operation with the time of its first change and its number of changes. */
export interface OperationSummary extends OperationPosition {
  changes: number
}

const nobodysSteps: MarkOperationKind[] = ['rescale', 'sample']

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

const filterOf = ({ examId, studentId, leafId }: ChangesOf) => ({
  examId,
  ...(studentId !== undefined && { studentId }),
  ...(leafId !== undefined && { leafId }),
})

/**
 * The log of marks. A change is first written into the row together with its cell, then copied here and removed from
 * the row. Copying is idempotent, so no change is lost wherever this is interrupted.
 */
export function createMarkLog(connection: Connection) {
  const changes = markChangeModel(connection)
  const rows = markRowModel(connection)
  const stored = connection.collection<MarkRowDocument>(rows.collection.collectionName)

  async function store(logged: readonly Logged[]): Promise<void> {
    const documents = logged.flatMap(({ examId, classId, studentId, log }) =>
      log
        .map((entry): MarkChangeDocument => ({
          ...{ _id: markChangeId(examId, { studentId, ...entry }), examId, classId, studentId },
          ...entry,
        }))
        .sort((a, b) => (a._id < b._id ? -1 : 1)),
    )
    try {
      await changes.collection.insertMany(documents as object[], { ordered: false })
    } catch (error) {
      // A concurrent request stored the same changes, and all others are stored. After any other error, keep them in
      // the rows.
      if (!isDuplicatesOnly(error)) throw error
    }
  }

  const takeOut = (logged: readonly Logged[]) =>
    stored.bulkWrite(
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
    list: (of: ChangesOf, after: ChangePosition | null, limit: number): Promise<MarkChangeDocument[]> =>
      changes
        .find({
          ...filterOf(of),
          ...(after && {
            $or: [{ at: trusted({ $lt: after.at }) }, { at: after.at, _id: trusted({ $lt: after.id }) }],
          }),
        })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<MarkChangeDocument[]>(),

    /** The first change of each cell after a time, and the first one of its note if that is another one. */
    listFirstSince: (of: ChangesOf, at: Date): Promise<ChangeAfter[]> =>
      changes.aggregate<ChangeAfter>([
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
      ]),

    /** The changes that made these versions of cells; those not yet in the log are missing. */
    listVersions: (
      examId: string,
      cells: readonly Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version'>[],
    ): Promise<MarkChangeDocument[]> =>
      changes
        .find({ _id: trusted({ $in: cells.map((cell) => markChangeId(examId, cell)) }) })
        .lean<MarkChangeDocument[]>(),

    /** A person's operations after the position `after`, latest start first; without rescales and sample data. */
    async listOperations(
      examId: string,
      by: string,
      after: OperationPosition | null,
      limit: number,
    ): Promise<OperationSummary[]> {
      const operations = await changes.aggregate<Omit<OperationSummary, 'id'> & { _id: string }>([
        { $match: { examId, by, kind: { $nin: nobodysSteps } } },
        {
          $group: {
            ...{ _id: '$operationId', at: { $min: '$at' }, changes: { $sum: 1 } },
            operationIndex: { $min: '$place' },
          },
        },
        ...(after
          ? [
              {
                $match: {
                  $or: [
                    { at: { $lt: after.at } },
                    { at: after.at, operationIndex: { $lt: after.operationIndex } },
                    { at: after.at, operationIndex: after.operationIndex, _id: { $lt: after.id } },
                  ],
                },
              },
            ]
          : []),
        { $sort: { at: -1, operationIndex: -1, _id: -1 } },
        { $limit: limit },
      ])
      return operations.map(({ _id, ...rest }) => ({ ...rest, id: _id }))
    },

    /**
     * All changes of these operations of a person, in the order in which they were made; without rescales and sample
     * data.
     */
    listByOperations: (
      examId: string,
      by: string,
      operationIds: readonly string[],
    ): Promise<MarkChangeDocument[]> =>
      changes
        .find({
          examId,
          by,
          operationId: trusted({ $in: operationIds }),
          kind: trusted({ $nin: nobodysSteps }),
        })
        .sort({ at: 1, _id: 1 })
        .lean<MarkChangeDocument[]>(),
  }
}

export type MarkLog = ReturnType<typeof createMarkLog>
