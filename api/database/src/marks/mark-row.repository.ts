import mongoose, { type Connection } from 'mongoose'
import { examModel } from '../exams/exam.model.ts'
import { markRowModel, type MarkDocument, type MarkRowDocument } from './mark-row.model.ts'

const { trusted } = mongoose

/** A cell to write, on the condition that it still has this version (0: nothing was entered yet). */
export interface MarkWrite {
  studentId: string
  leafId: string
  /** The version the new value was based on. */
  version: number
  mark: Omit<MarkDocument, 'version'>
}

/** The marks of all exams. */
export function createMarkRowRepository(connection: Connection) {
  const model = markRowModel(connection)
  const exams = examModel(connection)

  return {
    listByExam: (examId: string) => model.find({ examId }).lean<MarkRowDocument[]>(),

    listByExams: (examIds: readonly string[]) =>
      model.find({ examId: trusted({ $in: examIds }) }).lean<MarkRowDocument[]>(),

    /**
     * Writes cells in one command, each only if nobody has written it since. Gives the cells that were not written:
     * whoever wants to know more reads the rows. `marksVersion` of the exam grows by one.
     */
    async write(exam: { id: string; classId: string }, writes: readonly MarkWrite[]): Promise<MarkWrite[]> {
      if (writes.length === 0) return []
      const students = [...new Set(writes.map(({ studentId }) => studentId))]
      await model.bulkWrite(
        students.map((studentId) => ({
          updateOne: {
            filter: { examId: exam.id, studentId },
            update: { $setOnInsert: { classId: exam.classId, marks: {} } },
            upsert: true,
          },
        })),
        { ordered: false },
      )
      await model.bulkWrite(
        writes.map(({ studentId, leafId, version, mark }) => ({
          updateOne: {
            filter: {
              ...{ examId: exam.id, studentId },
              [`marks.${leafId}.version`]: version === 0 ? trusted({ $exists: false }) : version,
            },
            update: { $set: { [`marks.${leafId}`]: { ...mark, version: version + 1 } } },
          },
        })),
        { ordered: false },
      )
      await exams.updateOne(
        { _id: exam.id },
        { $inc: { marksVersion: 1 }, $set: { lastMarkedAt: new Date() } },
      )
      const rows = await model
        .find({ examId: exam.id, studentId: trusted({ $in: students }) })
        .lean<MarkRowDocument[]>()
      const byStudent = new Map(rows.map((row) => [row.studentId, row]))
      return writes.filter(({ studentId, leafId, version, mark }) => {
        const stored = byStudent.get(studentId)?.marks[leafId]
        return !stored || stored.version < version + 1 || !isSame(stored, mark)
      })
    },
  }
}

const isSame = (stored: MarkDocument, mark: Omit<MarkDocument, 'version'>) =>
  stored.valueHundredths === mark.valueHundredths && stored.status === mark.status

export type MarkRowRepository = ReturnType<typeof createMarkRowRepository>
