import mongoose, { type Connection } from 'mongoose'
import { markChangeArchiveModel } from '../marks/archive/index.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { purgedBefore } from '../purged-before.ts'
import { deleteResourcesOf } from '../resources/purge-resources.ts'
import { attemptCandidates } from '../rounds/attempt-candidates.ts'
import { examModel } from './exam.model.ts'
import { forgetExam } from './forget-exam.ts'
import { structureChangeModel } from './structure-change.model.ts'

/**
 * Deletes at most `limit` exams that can no longer be restored, with their marks, history and resources; returns their ids. The
 * exam itself is deleted last, so that the next run continues an interrupted deletion.
 * @throws AggregateError at the end, with the errors of the exams that couldn't be deleted
 */
export async function purgeExams(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const exams = examModel(connection)
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const list = (untried: object, most: number) =>
    exams
      .find({ ...over, ...untried })
      .select({ _id: 1 })
      .limit(most)
      .lean<{ _id: mongoose.Types.ObjectId }[]>()
  return attemptCandidates({ list, limit, stop }, async ({ _id }) => {
    const examId = String(_id)
    await markRowModel(connection).deleteMany({ examId })
    await markChangeModel(connection).deleteMany({ examId })
    await markChangeArchiveModel(connection).deleteMany({ examId })
    await structureChangeModel(connection).deleteMany({ examId })
    await deleteResourcesOf(connection, { examId })
    await forgetExam(connection, examId)
    await exams.deleteOne({ _id: examId, ...over })
    return true
  })
}
