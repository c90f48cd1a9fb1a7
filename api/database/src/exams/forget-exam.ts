import type { Connection } from 'mongoose'
import { searchEntryModel } from '../classes/search-entry.model.ts'
import { forgetSubject } from '../generations/forget-subject.ts'
import { forgetLessonSource } from '../lesson-plans/forget-lesson-source.ts'
import { resourceModel } from '../resources/resource.model.ts'

/**
 * Removes what refers to an exam that is deleted for good, and belongs to something else.
 * @param studentIds students who are deleted with it
 */
export async function forgetExam(
  connection: Connection,
  examId: string,
  studentIds: readonly string[] = [],
): Promise<void> {
  await forgetSubject(connection, { examId }, studentIds)
  await forgetLessonSource(connection, 'examId', examId)
  await resourceModel(connection).updateMany(
    { retestExamId: examId },
    { $set: { retestExamId: null }, $inc: { revision: 1 } },
  )
  await searchEntryModel(connection).deleteOne({ _id: `exam:${examId}` })
}
