import mongoose, { type Connection } from 'mongoose'
import { examModel, type ExamDocument } from './exam.model.ts'
import { writableExam } from './exam.repository.ts'

const { trusted } = mongoose

/** What marking changes of exams, and what it holds them against. */
export function createExamMarking(connection: Connection) {
  const model = examModel(connection)

  return {
    /**
     * Before the first mark: the exam, if marks can be written on the version that was read. From here on it is being
     * marked, and what is left out of its structure is kept.
     */
    begin: ({ _id, version }: Pick<ExamDocument, '_id' | 'version'>): Promise<ExamDocument | null> =>
      model.findOneAndUpdate(
        { _id, version, ...writableExam() },
        { $inc: { marksVersion: 1 }, $set: { status: 'marking', lastMarkedAt: new Date() } },
        { returnDocument: 'after', lean: true },
      ),

    /** After marks were written: what was summed up before is out of date. Gives the version of the marks. */
    async written(id: string): Promise<number> {
      const exam = await model
        .findOneAndUpdate(
          { _id: id },
          { $inc: { marksVersion: 1 }, $set: { lastMarkedAt: new Date() } },
          { returnDocument: 'after', projection: { marksVersion: 1 } },
        )
        .lean<Pick<ExamDocument, 'marksVersion'>>()
      return exam?.marksVersion ?? 0
    },

    /** False when the exam is in the trash, or its structure is not the one that was read. */
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

    /** Exams of the class before this day (or without one, made before) that have marks; latest first. */
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
