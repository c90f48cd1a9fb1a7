import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { beginUpdateOf, createExamMarking } from '../exams/exam-marking.repository.ts'
import { examModel, type ExamDocument } from '../exams/exam.model.ts'
import { markRowModel, type MarkRowDocument } from './mark-row.model.ts'
import { createMarkRowRepository } from './mark-row.repository.ts'
import { inRowOrder, rowInsertOf, rowUpdateOf, type MarkedExamRef, type RowWrite } from './row-write.ts'

const { MongoClientBulkWriteError, MongoServerError } = mongoose.mongo

/** The exam of the rows, as it was read. */
type SavedExam = Pick<ExamDocument, '_id' | 'marksVersion' | 'fence'>

interface SavedRows {
  /** The number of rows written: if some weren't, read all rows again and retry. */
  written: number
  /** The version of the marks that this save made; null if the caller must make one after writing. */
  marksVersion: number | null
}

interface Update {
  filter: object
  update: object | object[]
  upsert?: boolean
}

/** CommandNotFound and CommandNotSupported: MongoDB before 8.0, or data still in an older version's format. */
const unknownCommand = new Set<unknown>([59, 115])
const isUnknownCommand = (error: unknown): boolean =>
  error instanceof MongoClientBulkWriteError &&
  error.cause instanceof MongoServerError &&
  unknownCommand.has(error.cause.code)
const isDuplicateRow = (error: unknown): boolean =>
  error instanceof MongoClientBulkWriteError && [...error.writeErrors.values()].some(isDuplicateKey)

/**
 * Makes the next version of the marks unless another save has made one since the exam was read. It always matches the
 * exam, because the server only counts matches and changes, and matches tell how many rows were written.
 */
function nextVersionOf({ marksVersion }: SavedExam, at: Date) {
  const change = (field: keyof ExamDocument, changed: unknown) => ({
    [field]: { $cond: [{ $eq: ['$marksVersion', marksVersion] }, changed, `$${field}`] },
  })
  const $set = {
    // All fields of this stage are computed from the exam before the update.
    ...change('lastMarkedAt', at),
    ...change('logArchivedAt', '$$REMOVE'),
    ...change('marksVersion', marksVersion + 1),
  }
  return [{ $set }]
}

/** Writes rows of marks and their exam in one command. A server without this command gets one for each collection. */
export function createMarkWriter(connection: Connection) {
  const rows = createMarkRowRepository(connection)
  const marking = createExamMarking(connection)
  const updateIn = <Name extends string>(collectionName: string, name: Name, one: Update) => ({
    ...{ name: 'updateOne' as const, namespace: `${connection.name}.${collectionName}` as Name },
    ...one,
  })
  const ofRow = (one: Update) => updateIn(markRowModel(connection).collection.collectionName, 'rows', one)
  const ofExam = (one: Update) => updateIn(examModel(connection).collection.collectionName, 'exams', one)
  let isKnown = true

  /** The server keeps the order. Returns null if it doesn't know the command. */
  async function inOneCommand(updates: (ReturnType<typeof ofRow> | ReturnType<typeof ofExam>)[]) {
    if (!isKnown) return null
    try {
      return await connection
        .getClient()
        .bulkWrite<{ rows: MarkRowDocument; exams: ExamDocument }>(updates, { ordered: true })
    } catch (error) {
      if (!isUnknownCommand(error)) throw error
      isKnown = false
      return null
    }
  }

  return {
    /**
     * Moves an exam to marking if nobody has changed it since it was read, and inserts the missing rows of these
     * students. Read the exam again afterwards. If it wasn't moved, the rows do no harm, because nobody can write to them.
     */
    async begin(
      exam: Pick<ExamDocument, '_id' | 'version'>,
      ref: MarkedExamRef,
      studentIds: readonly string[],
    ): Promise<void> {
      try {
        const inserts = [...studentIds].sort().map((studentId) => ofRow(rowInsertOf(ref, studentId)))
        if (await inOneCommand([ofExam(beginUpdateOf(exam)), ...inserts])) return
      } catch (error) {
        // A concurrent request inserted the same row.
        if (!isDuplicateRow(error)) throw error
        return rows.ensure(ref, studentIds)
      }
      await marking.begin(exam)
      await rows.ensure(ref, studentIds)
    },

    /**
     * Writes rows of marks, then the exam's `marksVersion`, so nobody who reads a version reads older marks with it.
     * Also raises the fence of these rows to the exam's. Pass an exam that was read after the rows were created.
     */
    async save(exam: SavedExam, writes: readonly RowWrite[]): Promise<SavedRows> {
      if (writes.length === 0) return { written: 0, marksVersion: null }
      const fence = exam.fence ?? 0
      const updates = inRowOrder(writes).map((write) => ofRow(rowUpdateOf(write, fence)))
      const version = ofExam({ filter: { _id: exam._id }, update: nextVersionOf(exam, new Date()) })
      const result = await inOneCommand([...updates, version])
      if (!result) return { written: await rows.commit(writes, fence), marksVersion: null }
      const written = result.matchedCount - 1
      // Each row that matches changes, because its revision increases.
      return { written, marksVersion: result.modifiedCount > written ? exam.marksVersion + 1 : null }
    },
  }
}

export type MarkWriter = ReturnType<typeof createMarkWriter>
