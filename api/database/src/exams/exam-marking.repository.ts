import mongoose, { type Connection } from 'mongoose'
import { examModel, type ExamDocument } from './exam.model.ts'
import { writableExam } from './exam.repository.ts'

const { trusted } = mongoose

/** Builds the update that moves an exam to marking. It matches only if the exam is writable and still has this version. */
export const beginUpdateOf = ({ _id, version }: Pick<ExamDocument, '_id' | 'version'>) => ({
  filter: { _id, version, ...writableExam() },
  update: { $inc: { marksVersion: 1 }, $set: { status: 'marking' as const, lastMarkedAt: new Date() } },
})

/** The changes of exams by marking, and the earlier exams to compare results with. */
export function createExamMarking(connection: Connection) {
  const model = examModel(connection)

  return {
    /**
     * Call this before the first mark. Sets the status to "marking" and returns the exam if it is writable and still
     * has the version that was read. From then on, questions removed from the structure are retired, not deleted.
     */
    begin(exam: Pick<ExamDocument, '_id' | 'version'>): Promise<ExamDocument | null> {
      const { filter, update } = beginUpdateOf(exam)
      return model.findOneAndUpdate(filter, update, { returnDocument: 'after', lean: true })
    },

    /** Call this after writing marks; it makes stored summaries outdated. Returns the version of the marks. */
    async written(id: string): Promise<number> {
      const exam = await model
        .findOneAndUpdate(
          { _id: id },
          {
            $inc: { marksVersion: 1 },
            $set: { lastMarkedAt: new Date() },
            $unset: { logArchivedAt: 1 },
          },
          { returnDocument: 'after', projection: { marksVersion: 1 } },
        )
        .lean<Pick<ExamDocument, 'marksVersion'>>()
      return exam?.marksVersion ?? 0
    },

    /** Returns false if the exam is in the trash or its version has changed. */
    async assign(
      { _id, version }: Pick<ExamDocument, '_id' | 'version'>,
      assignments: Record<string, string[]>,
    ): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id, version, deletedAt: null },
        { $set: { assignments } },
      )
      return matchedCount > 0
    },

    /** Exams of the class with marks and an earlier date (or without a date, created earlier), latest first. */
    listEarlier: (
      { _id, classId, createdAt }: Pick<ExamDocument, '_id' | 'classId' | 'createdAt'>,
      day: string,
      limit: number,
    ): Promise<ExamDocument[]> =>
      model
        .find({
          classId,
          deletedAt: null,
          _id: trusted({ $ne: _id }),
          marksVersion: trusted({ $gt: 0 }),
          $or: [{ date: trusted({ $lt: day }) }, { date: null, createdAt: trusted({ $lt: createdAt }) }],
        })
        .sort({ date: -1, _id: -1 })
        .limit(limit)
        .lean<ExamDocument[]>(),
  }
}

export type ExamMarking = ReturnType<typeof createExamMarking>
