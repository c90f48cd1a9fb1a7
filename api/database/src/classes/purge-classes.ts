import mongoose, { type Connection } from 'mongoose'
import { bankedCommentModel } from '../comments/banked-comment.model.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { phraseModel } from '../comments/phrase.model.ts'
import { examModel, termChoiceModel } from '../exams/exam.model.ts'
import { forgetExam } from '../exams/forget-exam.ts'
import { structureChangeModel } from '../exams/structure-change.model.ts'
import { forgetSubject } from '../generations/forget-subject.ts'
import { forgetHiddenNames } from '../lesson-plans/forget-hidden-names.ts'
import { forgetLessonSource } from '../lesson-plans/forget-lesson-source.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'
import { markChangeArchiveModel } from '../marks/archive/index.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { purgedBefore } from '../purged-before.ts'
import { deleteResourcesOf } from '../resources/purge-resources.ts'
import { attemptCandidates } from '../rounds/attempt-candidates.ts'
import { rosterModel, type RosterDocument } from '../students/roster.model.ts'
import { studentImportModel } from '../students/student-import.model.ts'
import { invitationModel } from '../teaching/invitation.model.ts'
import { joinLinkModel } from '../teaching/join-link.model.ts'
import { joinRequestModel } from '../teaching/join-request.model.ts'
import { removedMemberModel } from '../teaching/removed-member.model.ts'
import { classActivityModel } from './class-activity.model.ts'
import { classModel } from './class.model.ts'
import { searchEntryModel } from './search-entry.model.ts'

/** The collections whose documents refer to a class by `classId` and are deleted with it. */
const dependents: ((connection: Connection) => { collection: { collectionName: string } })[] = [
  markRowModel,
  markChangeModel,
  structureChangeModel,
  examModel,
  // After the exams: the archiver deletes a chunk that it stores later, because the exam no longer exists.
  markChangeArchiveModel,
  termChoiceModel,
  classActivityModel,
  searchEntryModel,
  studentImportModel,
  joinLinkModel,
  joinRequestModel,
  overallCommentModel,
  // Only the comments and phrases that name a student of the class refer to it.
  bankedCommentModel,
  phraseModel,
]

/**
 * Deletes at most `limit` classes that can no longer be restored, with all their data; returns their ids. The class
 * itself is deleted last, so that the next run continues an interrupted deletion.
 * @throws AggregateError at the end, with the errors of the classes that couldn't be deleted
 */
export async function purgeClasses(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const classes = classModel(connection)
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const list = (untried: object, most: number) =>
    classes
      .find({ ...over, ...untried })
      .select({ _id: 1 })
      .limit(most)
      .lean<{ _id: mongoose.Types.ObjectId }[]>()
  return attemptCandidates({ list, limit, stop }, async ({ _id }) => {
    await purgeClass(connection, String(_id), over)
    return true
  })
}

/**
 * Deletes one class with all its data; the class itself goes last.
 * @param only what must still be true of the class when it is deleted
 */
export async function purgeClass(
  connection: Connection,
  classId: string,
  only: Record<string, unknown>,
): Promise<void> {
  const roster = await rosterModel(connection).findById(classId).lean<RosterDocument>()
  const students = roster?.students ?? []
  const studentIds = students.map(({ id }) => id)
  await forgetHiddenNames(connection, { classId }, students)
  for (const model of dependents) {
    const { collectionName } = model(connection).collection
    if (model === examModel) await forgetExams(connection, classId, studentIds)
    await connection.collection(collectionName).deleteMany({ classId })
  }
  await deleteResourcesOf(connection, { classId })
  // Lesson plans belong to their authors; they only lose the class.
  await lessonPlanModel(connection).updateMany(
    { classId },
    { $set: { classId: null }, $inc: { revision: 1 } },
  )
  await lessonPlanModel(connection).updateMany(
    { 'namesFrom.classIds': classId },
    { $pull: { 'namesFrom.classIds': classId } },
  )
  await forgetLessonSource(connection, 'classId', classId)
  await forgetSubject(connection, { classId }, studentIds)
  await invitationModel(connection).deleteMany({ kind: 'class', targetId: classId })
  await removedMemberModel(connection).deleteMany({
    _id: mongoose.trusted({ $gte: `${classId}:`, $lt: `${classId};` }),
  })
  await rosterModel(connection).deleteOne({ _id: classId })
  await classModel(connection).deleteOne({ _id: classId, ...only })
}

/** What refers to the exams of a class is found through them, so it goes before them. */
async function forgetExams(
  connection: Connection,
  classId: string,
  studentIds: readonly string[],
): Promise<void> {
  const exams = await examModel(connection).find({ classId }, { _id: 1 }).lean<{ _id: unknown }[]>()
  for (const { _id } of exams) await forgetExam(connection, String(_id), studentIds)
}
