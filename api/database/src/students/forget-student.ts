import { studentNameIn } from '@classeur/domain/marks'
import type { Connection } from 'mongoose'
import mongoose from 'mongoose'
import { searchEntryModel } from '../classes/search-entry.model.ts'
import { overallCommentModel } from '../comments/overall-comment.model.ts'
import { examModel } from '../exams/exam.model.ts'
import { structureChangeModel } from '../exams/structure-change.model.ts'
import { forgetStudentInGenerations } from '../generations/forget-subject.ts'
import { forgetArchivedStudent } from '../marks/archive/index.ts'
import { markChangeModel } from '../marks/mark-change.model.ts'
import { markRowModel } from '../marks/mark-row.model.ts'
import { deleteResourcesFor } from '../resources/purge-resources.ts'
import { resourceVersionModel } from '../resources/resource-version.model.ts'
import { resourceModel, type ResourceDocument } from '../resources/resource.model.ts'
import { joinRequestModel } from '../teaching/join-request.model.ts'
import { forgetStudentName } from './forget-student-name.ts'
import type { RosterDocument } from './roster.model.ts'
import { studentImportModel } from './student-import.model.ts'

const { trusted } = mongoose

export type ForgottenStudent = Pick<RosterDocument['students'][number], 'id' | 'firstName' | 'lastName'>

/** The part of `forgetStudents` that concerns one student. Idempotent. */
export async function forgetStudent(
  connection: Connection,
  classId: string,
  student: ForgottenStudent,
): Promise<void> {
  const studentId = student.id
  const exams = await examModel(connection).find({ classId }, { _id: 1 }).lean<{ _id: unknown }[]>()
  const examIds = exams.map(({ _id }) => String(_id))
  const subjects = [{ classId }, ...examIds.map((examId) => ({ examId }))]
  await forgetStudentInGenerations(connection, studentId, subjects, studentNameIn([student]))
  await forgetMarks(connection, classId, studentId, examIds)
  await forgetInResources(connection, classId, studentId)
  await forgetStudentName(connection, classId, student)
  await overallCommentModel(connection).deleteMany({ classId, studentId })
  // A student who joined with a link has the id of the request.
  await joinRequestModel(connection).deleteOne({ _id: studentId, classId })
  await searchEntryModel(connection).deleteOne({ _id: `student:${studentId}` })
  // The imports hold whole entries of the roster, to undo them.
  const imports = studentImportModel(connection)
  await imports.updateMany({ classId }, { $pull: { created: { id: studentId }, changed: { studentId } } })
}

async function forgetMarks(
  connection: Connection,
  classId: string,
  studentId: string,
  examIds: readonly string[],
): Promise<void> {
  await markRowModel(connection).deleteMany({ classId, studentId })
  await markChangeModel(connection).deleteMany({ examId: trusted({ $in: examIds }), studentId })
  // After the log, because the archiver moves changes from there.
  await forgetArchivedStudent(connection, classId, studentId)
  const oldMarks = `oldMarks.${studentId}`
  await structureChangeModel(connection).updateMany(
    { classId, [oldMarks]: trusted({ $exists: true }) },
    { $unset: { [oldMarks]: 1 } },
  )
  await examModel(connection).updateMany(
    { classId, 'needGroups.adjusted.groups.studentIds': studentId },
    {
      $pull: { 'needGroups.adjusted.groups.$[group].studentIds': studentId },
      $inc: { 'needGroups.revision': 1 },
    },
    { arrayFilters: [{ 'group.studentIds': studentId }] },
  )
}

async function forgetInResources(connection: Connection, classId: string, studentId: string): Promise<void> {
  await deleteResourcesFor(connection, classId, studentId)
  const resources = resourceModel(connection)
  const withNotes = await resources
    .find({ classId, 'notes.studentId': studentId }, { _id: 1 })
    .lean<Pick<ResourceDocument, '_id'>[]>()
  for (const { _id } of withNotes) {
    await resourceVersionModel(connection).updateMany(
      { resourceId: String(_id) },
      { $pull: { notes: { studentId } } },
    )
    await resources.updateOne(
      { _id },
      {
        $pull: { notes: { studentId } },
        $unset: { [`changed.notes.${studentId}`]: 1 },
        $inc: { revision: 1 },
      },
    )
  }
  await resources.updateMany(
    { classId, 'audience.studentIds': studentId },
    { $pull: { 'audience.studentIds': studentId }, $inc: { revision: 1 } },
  )
}
