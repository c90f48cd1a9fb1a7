import type { RescaledRow } from '@classeur/domain/marks'
import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import {
  markRowId,
  markRowModel,
  unfenced,
  type MarkCells,
  type MarkDocument,
  type MarkLogEntry,
  type MarkRowDocument,
} from './mark-row.model.ts'

const { trusted } = mongoose
/** A row is made once; more than this in a row means that something is wrong. */
const mostTries = 5

/** The exam that rows belong to; `epoch` is that of the structure as it was read. */
export interface MarkedExamRef {
  id: string
  classId: string
  epoch: number
}

/** A cell as it is to be stored. Its notes stay; `isFirst`: nothing was ever entered there. */
export interface MarkWrite extends Pick<
  MarkDocument,
  'valueHundredths' | 'status' | 'version' | 'by' | 'at'
> {
  leafId: string
  isFirst: boolean
}

/** What is to be written to one row, decided on `row` as it was read, and the entries of the log that go with it. */
export interface RowWrite {
  row: Pick<MarkRowDocument, '_id' | 'revision' | 'fence' | 'epoch'>
  cells: readonly MarkWrite[]
  log: readonly MarkLogEntry[]
}

const byId = <One>(idOf: (one: One) => string) => {
  return (a: One, b: One) => (idOf(a) < idOf(b) ? -1 : 1)
}

/** Only if nothing of it has changed since; older rows have no revision and no fence. */
const asRead = ({ _id, revision, fence, epoch }: RowWrite['row']) => ({
  ...{ _id, epoch },
  ...(revision === undefined ? { revision: { $exists: false } } : { revision }),
  ...(fence === undefined ? { fence: { $exists: false } } : { fence }),
})

/**
 * A write of few cells happens as long as nobody has written those, so that colleagues who mark different questions of
 * one student are not in each other's way; a write of many happens only on the row as it was read.
 */
const fewCells = 8

function asDecided({ row, cells }: RowWrite) {
  const { revision, ...read } = asRead(row)
  if (cells.length > fewCells) return { ...read, revision }
  const versions = cells.map(({ leafId, isFirst, version }) => [
    `marks.${leafId}.version`,
    isFirst ? { $exists: false } : version - 1,
  ])
  return { ...read, ...(Object.fromEntries(versions) as Record<string, number | { $exists: boolean }>) }
}

const setOf = (cells: readonly MarkWrite[]) =>
  Object.fromEntries(
    cells.flatMap(({ leafId, isFirst, ...mark }) =>
      Object.entries({ ...mark, ...(isFirst && { errorTypes: [] }) }).map(([field, value]) => [
        `marks.${leafId}.${field}`,
        value,
      ]),
    ),
  )

/** The marks of all exams. Whoever writes bumps the exam's `marksVersion` afterwards. */
export function createMarkRowRepository(connection: Connection) {
  const model = markRowModel(connection)
  // By the driver where cells are written: they are checked already, and casting thousands takes longer than writing.
  const stored = connection.collection<MarkRowDocument>(model.collection.collectionName)
  const cells = { log: 0 } as const

  async function raise(ids: readonly string[], fence: number): Promise<void> {
    if (ids.length === 0) return
    await model.bulkWrite(
      [...ids].sort().map((_id) => ({ updateOne: { filter: { _id }, update: { $max: { fence } } } })),
    )
  }

  return {
    /** Without what is on its way to the log. */
    listByExam: (examId: string) => model.find({ examId }).select(cells).lean<MarkCells[]>(),

    listByExams: (examIds: readonly string[]) =>
      model
        .find({ examId: trusted({ $in: examIds }) })
        .select(cells)
        .lean<MarkCells[]>(),

    /** Rows of some students, with what is on its way to the log. */
    listOf: (examId: string, studentIds: readonly string[]): Promise<MarkRowDocument[]> =>
      model
        .find({ _id: trusted({ $in: studentIds.map((studentId) => markRowId(examId, studentId)) }) })
        .lean<MarkRowDocument[]>(),

    /** All rows of an exam, with what is on its way to the log. */
    listWithLog: (examId: string): Promise<MarkRowDocument[]> =>
      model.find({ examId }).lean<MarkRowDocument[]>(),

    /** Makes the rows that are missing, empty and {@link unfenced}. */
    async ensure(exam: MarkedExamRef, studentIds: readonly string[]): Promise<void> {
      if (studentIds.length === 0) return
      for (let tries = 1; ; tries += 1) {
        try {
          await model.bulkWrite(
            [...studentIds].sort().map((studentId) => ({
              updateOne: {
                filter: { _id: markRowId(exam.id, studentId) },
                update: {
                  $setOnInsert: {
                    ...{ examId: exam.id, classId: exam.classId, studentId, marks: {}, rescaled: null },
                    ...{ epoch: exam.epoch, revision: 0, fence: unfenced, log: [] },
                  },
                },
                upsert: true,
              },
            })),
          )
          return
        } catch (error) {
          // Two requests made one row at the same moment: it is there now.
          if (!isDuplicateKey(error) || tries === mostTries) throw error
        }
      }
    },

    /**
     * Writes cells and log in one command, each row only if what it was decided on still holds. Gives how many
     * rows were written: when some were not, all are read and decided again. Everybody writes in the same order of
     * rows, so that no two wait for each other.
     */
    async commit(writes: readonly RowWrite[]): Promise<number> {
      if (writes.length === 0) return 0
      const result = await stored.bulkWrite(
        [...writes].sort(byId(({ row }) => row._id)).map((write) => ({
          updateOne: {
            filter: asDecided(write),
            update: {
              $set: setOf(write.cells),
              $inc: { revision: 1 },
              $push: { log: { $each: [...write.log] } },
            },
          },
        })),
        { ordered: false },
      )
      return result.matchedCount
    },

    /**
     * From now on, nobody who read the exam at an earlier fence can write to its rows. One that is made meanwhile is
     * {@link unfenced}: it lets nobody through who has not read the exam since.
     */
    async raiseFence(examId: string, fence: number): Promise<void> {
      const found = await model.find({ examId }).select({ _id: 1 }).lean<{ _id: string }[]>()
      await raise(
        found.map(({ _id }) => _id),
        fence,
      )
    },

    /** The same for rows of these students. Right only when the exam was read after they had been made. */
    raiseFenceOf: (examId: string, studentIds: readonly string[], fence: number): Promise<void> =>
      raise(
        studentIds.map((studentId) => markRowId(examId, studentId)),
        fence,
      ),

    /** Rows that have not been through all of the exam's rescales. */
    listBehind: (examId: string, epoch: number): Promise<MarkCells[]> =>
      model
        .find({ examId, epoch: trusted({ $lt: epoch }) })
        .select(cells)
        .lean<MarkCells[]>(),

    /**
     * Brings rows to their next epoch, each only if nothing of it was written since it was read. Those that were are
     * left behind: read and bring them again.
     */
    async advance(rows: readonly { before: MarkCells; after: RescaledRow<MarkDocument> }[]): Promise<void> {
      if (rows.length === 0) return
      await stored.bulkWrite(
        [...rows].sort(byId(({ before }) => before._id)).map(({ before, after }) => ({
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
              $push: { log: { $each: after.log } },
            },
          },
        })),
        { ordered: false },
      )
    },
  }
}

export type MarkRowRepository = ReturnType<typeof createMarkRowRepository>
