import mongoose, { type Connection } from 'mongoose'
import { isDuplicateKey } from '../duplicate-key.ts'
import { markRowId, markRowModel, type MarkDocument, type MarkRowDocument } from './mark-row.model.ts'

const { trusted } = mongoose
/** A row is made once; more than this in a row means that something is wrong. */
const mostTries = 5

/** A cell to write, on the condition that it still has this version (0: nothing was entered yet). Its notes stay. */
export interface MarkWrite {
  studentId: string
  leafId: string
  /** The version the new value was based on. */
  version: number
  mark: Pick<MarkDocument, 'valueHundredths' | 'status' | 'by' | 'at'>
}

/** What became of a write: whether the cell holds what was to be written, and the cell as it is stored now. */
export interface MarkWritten {
  isSaved: boolean
  stored: MarkDocument | null
}

/** The exam that cells belong to; `epoch` is that of the structure they were checked against. */
export interface MarkedExamRef {
  id: string
  classId: string
  epoch: number
}

/** The marks of all exams. Whoever writes bumps the exam's `marksVersion` before and after. */
export function createMarkRowRepository(connection: Connection) {
  const model = markRowModel(connection)

  const rowOf = (exam: MarkedExamRef, studentId: string) => ({
    updateOne: {
      filter: { _id: markRowId(exam.id, studentId) },
      update: {
        $setOnInsert: {
          ...{ examId: exam.id, classId: exam.classId, studentId },
          ...{ marks: {}, epoch: exam.epoch, rescaled: null },
        },
      },
      upsert: true,
    },
  })

  // A row that has not been through the latest rescale, or is past it already, takes nothing: numbers would change meaning.
  const cellOf = (exam: MarkedExamRef, { studentId, leafId, version, mark }: MarkWrite) => ({
    updateOne: {
      filter: {
        ...{ _id: markRowId(exam.id, studentId), epoch: exam.epoch },
        [`marks.${leafId}.version`]: version === 0 ? trusted({ $exists: false }) : version,
      },
      update: {
        $set: Object.fromEntries(
          Object.entries({
            ...mark,
            version: version + 1,
            ...(version === 0 && { errorTypes: [] }),
          }).map(([field, value]) => [`marks.${leafId}.${field}`, value]),
        ),
      },
    },
  })

  /** Rows first, then cells, in one command; in the same order of rows for everybody, so that no two wait for each other. */
  async function writeAll(exam: MarkedExamRef, writes: readonly MarkWrite[], students: readonly string[]) {
    const sorted = [...writes].sort((a, b) => (a.studentId < b.studentId ? -1 : 1))
    for (let tries = 1; ; tries += 1) {
      try {
        await model.bulkWrite([
          ...[...students].sort().map((studentId) => rowOf(exam, studentId)),
          ...sorted.map((write) => cellOf(exam, write)),
        ])
        return
      } catch (error) {
        // Two requests made one row at the same moment: it is there now. Cells that were written do not match again.
        if (!isDuplicateKey(error) || tries === mostTries) throw error
      }
    }
  }

  const listByExam = (examId: string) => model.find({ examId }).lean<MarkRowDocument[]>()

  return {
    listByExam,

    listByExams: (examIds: readonly string[]) =>
      model.find({ examId: trusted({ $in: examIds }) }).lean<MarkRowDocument[]>(),

    /**
     * Writes cells in one command, each only if nobody has written it since. Tells of each, in their order, whether the
     * cell now holds it (also when somebody else wrote the very same meanwhile), and what it holds.
     */
    async write(exam: MarkedExamRef, writes: readonly MarkWrite[]): Promise<MarkWritten[]> {
      if (writes.length === 0) return []
      const students = [...new Set(writes.map(({ studentId }) => studentId))]
      await writeAll(exam, writes, students)
      const rows = await model
        .find({ _id: trusted({ $in: students.map((studentId) => markRowId(exam.id, studentId)) }) })
        .lean<MarkRowDocument[]>()
      const byStudent = new Map(rows.map((row) => [row.studentId, row]))
      return writes.map(({ studentId, leafId, version, mark }) => {
        const stored = byStudent.get(studentId)?.marks[leafId] ?? null
        return { isSaved: stored !== null && stored.version > version && isSame(stored, mark), stored }
      })
    },

    /** Rows that have not been through all of the exam's rescales. */
    listBehind: (examId: string, epoch: number): Promise<MarkRowDocument[]> =>
      model.find({ examId, epoch: trusted({ $lt: epoch }) }).lean<MarkRowDocument[]>(),

    /**
     * Brings rows to their next epoch, each only if nothing of `leafIds` was written since it was read. Those that were
     * written are left behind: read and bring them again.
     */
    async advance(
      rows: readonly { before: MarkRowDocument; after: Pick<MarkRowDocument, 'marks' | 'rescaled'> }[],
      leafIds: readonly string[],
    ): Promise<void> {
      if (rows.length === 0) return
      await model.bulkWrite(
        [...rows].sort(byId).map(({ before, after }) => ({
          updateOne: {
            filter: {
              ...{ _id: before._id, epoch: before.epoch },
              ...Object.fromEntries(
                leafIds.map((leafId) => [
                  `marks.${leafId}.version`,
                  before.marks[leafId]?.version ?? trusted({ $exists: false }),
                ]),
              ),
            },
            update: {
              $set: {
                ...{ epoch: before.epoch + 1, rescaled: after.rescaled },
                ...Object.fromEntries(
                  leafIds.flatMap((leafId) => {
                    const mark = after.marks[leafId]
                    return mark && mark !== before.marks[leafId] ? [[`marks.${leafId}`, mark]] : []
                  }),
                ),
              },
            },
          },
        })),
        { ordered: false },
      )
    },
  }
}

const byId = (a: { before: MarkRowDocument }, b: { before: MarkRowDocument }) =>
  a.before._id < b.before._id ? -1 : 1

const isSame = (stored: MarkDocument, mark: MarkWrite['mark']) =>
  stored.valueHundredths === mark.valueHundredths && stored.status === mark.status

export type MarkRowRepository = ReturnType<typeof createMarkRowRepository>
