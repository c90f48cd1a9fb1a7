import mongoose, { type Connection } from 'mongoose'
import { bankedCommentModel } from '../comments/banked-comment.model.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { phraseModel } from '../comments/phrase.model.ts'
import { examModel, termChoiceModel } from '../exams/exam.model.ts'
import { structureChangeModel } from '../exams/structure-change.model.ts'
import { lessonPlanModel } from '../lesson-plans/lesson-plan.model.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { purgedBefore } from '../purged-before.ts'
import { deleteResourcesOf } from '../resources/purge-resources.ts'
import { rosterModel } from '../students/roster.model.ts'
import { studentImportModel } from '../students/student-import.model.ts'
import { invitationModel } from '../teaching/invitation.model.ts'
import { joinLinkModel } from '../teaching/join-link.model.ts'
import { joinRequestModel } from '../teaching/join-request.model.ts'
import { classActivityModel } from './class-activity.model.ts'
import { classModel } from './class.model.ts'
import { searchEntryModel } from './search-entry.model.ts'

/** The collections whose documents refer to a class by `classId` and are deleted with it. */
const dependents: ((connection: Connection) => { collection: { collectionName: string } })[] = [
  markRowModel,
  markChangeModel,
  structureChangeModel,
  examModel,
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
 */
export async function purgeClasses(connection: Connection, limit: number): Promise<string[]> {
  const classes = classModel(connection)
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const expired = await classes
    .find(over)
    .select({ _id: 1 })
    .limit(limit)
    .lean<{ _id: mongoose.Types.ObjectId }[]>()
  const ids = expired.map(({ _id }) => String(_id))
  for (const classId of ids) {
    for (const model of dependents) {
      const { collectionName } = model(connection).collection
      await connection.collection(collectionName).deleteMany({ classId })
    }
    await deleteResourcesOf(connection, { classId })
    // Lesson plans belong to their authors; they only lose the class.
    await lessonPlanModel(connection).updateMany(
      { classId },
      { $set: { classId: null }, $inc: { revision: 1 } },
    )
    await invitationModel(connection).deleteMany({ kind: 'class', targetId: classId })
    await rosterModel(connection).deleteOne({ _id: classId })
    await classes.deleteOne({ _id: classId, ...over })
  }
  return ids
}
