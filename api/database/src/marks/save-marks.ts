import mongoose, { type Connection } from 'mongoose'
import { examModel, type ExamDocument } from '../exams/exam.model.ts'
import { markRowModel, type MarkRowDocument } from './mark-row.model.ts'
import { createMarkRowRepository } from './mark-row.repository.ts'
import { inRowOrder, rowUpdateOf, type RowWrite } from './row-write.ts'

const { MongoClientBulkWriteError, MongoServerError } = mongoose.mongo

/** The exam of the rows, as it was read. */
type SavedExam = Pick<ExamDocument, '_id' | 'marksVersion'>

interface SavedRows {
  /** The number of rows written: if some weren't, read all rows again and retry. */
  written: number
  /** The version of the marks that this save made; null if the caller must make one after writing. */
  marksVersion: number | null
}

/** CommandNotFound and CommandNotSupported: MongoDB before 8.0, or data still in an older version's format. */
const unknownCommand = new Set<unknown>([59, 115])
const isUnknownCommand = (error: unknown): boolean =>
  error instanceof MongoClientBulkWriteError &&
  error.cause instanceof MongoServerError &&
  unknownCommand.has(error.cause.code)

/**
 * Makes the next version of the marks unless another save has made one since the exam was read. It always matches the
 * exam, because the server only counts matches and changes, and matches tell how many rows were written.
 */
function nextVersionOf({ marksVersion }: SavedExam, at: Date) {
  const change = (field: keyof ExamDocument, changed: unknown) => ({
    [field]: { $cond: [{ $eq: ['$marksVersion', marksVersion] }, changed, `$${field}`] },
  })
  const $set = {
    // Stages compute all fields from the exam as it was before.
    ...change('lastMarkedAt', at),
    ...change('logArchivedAt', '$$REMOVE'),
    ...change('marksVersion', marksVersion + 1),
  }
  return [{ $set }]
}

/**
 * Writes rows of marks, then the exam's `marksVersion`, in one command. The server keeps this order, so nobody who reads
 * a version reads older marks with it. A server without this command gets the rows alone.
 */
export function createSaveMarks(connection: Connection) {
  const rows = createMarkRowRepository(connection)
  const namespaceOf = (collectionName: string) => `${connection.name}.${collectionName}`
  const ofRows = namespaceOf(markRowModel(connection).collection.collectionName)
  const ofExams = namespaceOf(examModel(connection).collection.collectionName)
  let isKnown = true

  async function saveAtOnce(exam: SavedExam, writes: readonly RowWrite[]): Promise<SavedRows> {
    const { matchedCount, modifiedCount } = await connection
      .getClient()
      .bulkWrite<{ rows: MarkRowDocument; exams: ExamDocument }>(
        [
          ...inRowOrder(writes).map((write) => ({
            ...{ name: 'updateOne' as const, namespace: ofRows as 'rows' },
            ...rowUpdateOf(write),
          })),
          {
            ...{ name: 'updateOne' as const, namespace: ofExams as 'exams' },
            ...{ filter: { _id: exam._id }, update: nextVersionOf(exam, new Date()) },
          },
        ],
        { ordered: true },
      )
    const written = matchedCount - 1
    // Each row that matches changes, because its revision increases.
    return { written, marksVersion: modifiedCount > written ? exam.marksVersion + 1 : null }
  }

  return async (exam: SavedExam, writes: readonly RowWrite[]): Promise<SavedRows> => {
    if (writes.length === 0) return { written: 0, marksVersion: null }
    if (isKnown) {
      try {
        return await saveAtOnce(exam, writes)
      } catch (error) {
        if (!isUnknownCommand(error)) throw error
        isKnown = false
      }
    }
    return { written: await rows.commit(writes), marksVersion: null }
  }
}

export type SaveMarks = ReturnType<typeof createSaveMarks>
