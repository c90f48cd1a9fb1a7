import type { RescaledRow } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import {
  markRowId,
  markRowModel,
  storedEntryOf,
  type MarkCells,
  type MarkDocument,
  type MarkRowDocument,
} from './mark-row.model.ts'
import {
  asRead,
  inRowOrder,
  rowInsertOf,
  rowUpdateOf,
  type MarkedExamRef,
  type RowWrite,
} from './row-write.ts'

const { trusted } = mongoose
/** A row is created once, so more conflicts than this indicate a bug. */
const mostTries = 5
/** The rows of a large class come with the first answer; the default is 101 documents. */
const rowsAtOnce = 2000

/**
 * The marks of all exams. After a write, callers must increase the exam's `marksVersion`; `createMarkWriter` does both in
 * one command.
 */
export function createMarkRowRepository(connection: Connection) {
  const model = markRowModel(connection)
  // Writes of cells use the driver directly: the cells are validated already, and casting thousands of them takes
  // longer than writing.
  const stored = connection.collection<MarkRowDocument>(model.collection.collectionName)
  const cells = { log: 0 } as const

  async function raise(ids: readonly string[], fence: number): Promise<void> {
    if (ids.length === 0) return
    await model.bulkWrite(
      [...ids].sort().map((_id) => ({ updateOne: { filter: { _id }, update: { $max: { fence } } } })),
    )
  }

  return {
    /** Rows without the changes not yet moved to the log. */
    listByExam: (examId: string) =>
      model.find({ examId }).select(cells).batchSize(rowsAtOnce).lean<MarkCells[]>(),

    listByExams: (examIds: readonly string[]) =>
      model
        .find({ examId: trusted({ $in: examIds }) })
        .select(cells)
        .lean<MarkCells[]>(),

    /** Rows of these students, with the changes not yet moved to the log. */
    listOf: (examId: string, studentIds: readonly string[]): Promise<MarkRowDocument[]> =>
      model
        .find({ _id: trusted({ $in: studentIds.map((studentId) => markRowId(examId, studentId)) }) })
        .batchSize(rowsAtOnce)
        .lean<MarkRowDocument[]>(),

    /** All rows of an exam, with the changes not yet moved to the log. */
    listWithLog: (examId: string): Promise<MarkRowDocument[]> =>
      model.find({ examId }).lean<MarkRowDocument[]>(),

    /** Inserts missing rows, empty and unfenced. */
    async ensure(exam: MarkedExamRef, studentIds: readonly string[]): Promise<void> {
      if (studentIds.length === 0) return
      const upserts = [...studentIds].sort().map((studentId) => ({ updateOne: rowInsertOf(exam, studentId) }))
      await retryOnConflict(
        async () => {
          try {
            return await model.bulkWrite(upserts)
          } catch (error) {
            // A concurrent request inserted the same row; the next try finds it.
            if (isDuplicateKey(error)) return 'conflict'
            throw error
          }
        },
        { mostTries, otherwise: () => new Error('rows of marks could not be created') },
      )
    },

    /**
     * Writes cells and log entries in one command, each row only if it is still in the state that the write was based
     * on. Returns the number of rows written: if some weren't, read all rows again and retry. All processes write
     * rows in the same order, to avoid deadlocks. Rows with a lower fence are raised to `fence`.
     */
    async commit(writes: readonly RowWrite[], fence = 0): Promise<number> {
      if (writes.length === 0) return 0
      const result = await stored.bulkWrite(
        inRowOrder(writes).map((write) => ({ updateOne: rowUpdateOf(write, fence) })),
        { ordered: false },
      )
      return result.matchedCount
    },

    /**
     * Raises the fence of all rows of an exam, so that writes based on an earlier fence fail. A row that is
     * inserted meanwhile is unfenced. It becomes writable once the exam has been re-read after the row was created.
     */
    async raiseFence(examId: string, fence: number): Promise<void> {
      const rowsOfExam = await model.find({ examId }).select({ _id: 1 }).lean<{ _id: string }[]>()
      await raise(
        rowsOfExam.map(({ _id }) => _id),
        fence,
      )
    },

    /** Raises the fence of these students' rows. Correct only if the exam was read after the rows were created. */
    raiseFenceOf: (examId: string, studentIds: readonly string[], fence: number): Promise<void> =>
      raise(
        studentIds.map((studentId) => markRowId(examId, studentId)),
        fence,
      ),

    /** Rows that don't include all rescales of the exam yet. */
    listBehind: (examId: string, epoch: number): Promise<MarkCells[]> =>
      model
        .find({ examId, epoch: trusted({ $lt: epoch }) })
        .select(cells)
        .lean<MarkCells[]>(),

    /**
     * Moves rows to their next epoch, each only if it is unchanged since it was read. Changed rows are skipped: read
     * them again and retry.
     */
    async advance(rows: readonly { before: MarkCells; after: RescaledRow<MarkDocument> }[]): Promise<void> {
      if (rows.length === 0) return
      await stored.bulkWrite(
        [...rows]
          .sort((a, b) => (a.before._id < b.before._id ? -1 : 1))
          .map(({ before, after }) => ({
            updateOne: {
              filter: asRead(before),
              update: {
                $set: {
                  ...{ epoch: before.epoch + 1, rescaled: after.rescaled },
                  ...Object.fromEntries(
                    Object.entries(after.marks).map(([leafId, mark]) => [`marks.${leafId}`, mark]),
                  ),
                },
                $inc: { revision: 1 },
                $push: { log: { $each: after.log.map(storedEntryOf) } },
              },
            },
          })),
        { ordered: false },
      )
    },
  }
}

export type MarkRowRepository = ReturnType<typeof createMarkRowRepository>
