import mongoose, { type Connection } from 'mongoose'
import { classActivityModel } from '../../classes/class-activity.model.ts'
import { classModel } from '../../classes/class.model.ts'
import { createSearchEntryRepository } from '../../classes/search-entry.repository.ts'
import { overallCommentModel } from '../../comments/overall-comment.model.ts'
import { examModel } from '../../exams/exam.model.ts'
import { structureChangeModel } from '../../exams/structure-change.model.ts'
import { markChangeModel } from '../../marks/mark-change.model.ts'
import { replaceArchivedAuthor } from '../../marks/archive/index.ts'
import { markRowModel } from '../../marks/mark-row.model.ts'
import { resourceVersionModel } from '../../resources/resource-version.model.ts'
import { resourceModel } from '../../resources/resource.model.ts'
import { rosterModel } from '../../students/roster.model.ts'
import { studentImportModel } from '../../students/student-import.model.ts'
import { joinLinkModel } from '../../teaching/join-link.model.ts'
import { removedMemberModel } from '../../teaching/removed-member.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'
import { classesWithTraces } from '../classes-with-traces.ts'
import { pseudonymOf } from '../pseudonym.ts'
import { replacePerson } from '../replace-person.ts'
import { eraseFromLessonPlans } from './erase-from-lesson-plans.ts'
import { eraseFromRestores } from './erase-from-restores.ts'

/** The collections of a class whose documents name the people who wrote them. */
const authored = [
  { model: markChangeModel },
  { model: markRowModel, guard: 'revision' },
  { model: structureChangeModel },
  { model: examModel },
  { model: overallCommentModel },
  { model: resourceModel },
  { model: studentImportModel },
] as const

/**
 * Removes the person from classes and lesson plans of colleagues, also from those that they have left. What they typed
 * there stays, because it belongs to the class or the plan; its author is a pseudonym, and the log no longer contains
 * their name.
 */
export async function eraseFromColleagues(connection: Connection, person: LeavingPerson): Promise<void> {
  const searchEntries = createSearchEntryRepository(connection)
  const classIds = await classesWithTraces(connection, person.userId)
  // An undo writes what a journal contains, so journals go first.
  await eraseFromRestores(connection, person, classIds)
  for (const classId of classIds) {
    await leaveClass(connection, classId, person.userId)
    await replaceAuthor(connection, classId, person)
    await searchEntries.sync(classId)
  }
  await eraseFromLessonPlans(connection, person)
}

async function leaveClass(connection: Connection, classId: string, userId: string): Promise<void> {
  const classes = classModel(connection)
  await classes.updateOne(
    { _id: classId, 'members.userId': userId, ownerId: mongoose.trusted({ $ne: userId }) },
    { $pull: { members: { userId } }, $inc: { version: 1 } },
  )
  await classes.updateOne({ _id: classId, 'transfer.toUserId': userId }, { $set: { transfer: null } })
  await joinLinkModel(connection).updateMany({ classId }, { $pull: { removedUserIds: userId } })
  await removedMemberModel(connection).deleteOne({ _id: `${classId}:${userId}` })
  const marked = examModel(connection)
  for (const exam of await marked.find({ classId, deletedAt: null }, { assignments: 1 }).lean()) {
    for (const [questionId, markers] of Object.entries(exam.assignments ?? {})) {
      if (!markers.includes(userId)) continue
      await marked.updateOne({ _id: exam._id }, { $pull: { [`assignments.${questionId}`]: userId } })
    }
  }
}

async function replaceAuthor(connection: Connection, classId: string, person: LeavingPerson): Promise<void> {
  const { userId, salt, displayName } = person
  const author = { from: userId, to: pseudonymOf(salt, classId) }
  for (const each of authored) {
    const { collectionName } = each.model(connection).collection
    const guard = 'guard' in each ? each.guard : undefined
    await replacePerson(connection, collectionName, { classId }, [author], guard)
  }
  // After the log, because the archiver moves changes from there.
  await replaceArchivedAuthor(connection, classId, author)
  const inClass = { _id: new mongoose.Types.ObjectId(classId) }
  await replacePerson(
    connection,
    classModel(connection).collection.collectionName,
    inClass,
    [author],
    'version',
  )
  await replacePerson(connection, rosterModel(connection).collection.collectionName, { _id: classId }, [
    author,
  ])
  const resources = await resourceModel(connection).find({ classId }, { _id: 1 }).lean()
  await replacePerson(
    connection,
    resourceVersionModel(connection).collection.collectionName,
    { resourceId: { $in: resources.map(({ _id }) => String(_id)) } },
    [author],
  )
  // Entries name people as they were called then.
  await classActivityModel(connection).updateMany(
    { classId, aboutId: userId },
    { $set: { 'params.name': '' } },
  )
  const name = displayName === '' ? [] : [{ from: displayName, to: '' }]
  const { collectionName } = classActivityModel(connection).collection
  await replacePerson(connection, collectionName, { classId }, [author, ...name])
}
