import type { Connection } from 'mongoose'
import { examModel, type ExamDocument } from '../../exams/exam.model.ts'
import { purgedBefore } from '../../purged-before.ts'
import { restoreLockModel } from '../../restores/restore-lock.model.ts'
import { classLock } from '../../restores/restore-lock.repository.ts'
import { rosterModel, type RosterDocument } from '../../students/roster.model.ts'
import { markChangeArchiveModel } from './mark-change-archive.model.ts'
import { forgetArchivedStudent } from './rewrite-archived.ts'

/**
 * Removes from the archived changes of an exam what was purged since they were read: all of them if the exam or its
 * class was, otherwise those of these students who were purged, or are being purged. Call it after reading the students
 * from stored chunks. Idempotent.
 * @returns false if a restore holds the class: it stores marks before the roster has their students
 * @throws Error if a chunk is damaged
 */
export async function forgetPurged(
  connection: Connection,
  { examId, classId }: { examId: string; classId: string },
  studentIds: ReadonlySet<string>,
): Promise<boolean> {
  // Before the exam and the roster: a restore that has stored any of the changes is over then, and both exist.
  if (await restoreLockModel(connection).exists({ _id: classLock(classId) })) return false
  const before = purgedBefore()
  const exam = await examModel(connection)
    .findById(examId)
    .select({ deletedAt: 1 })
    .lean<Pick<ExamDocument, 'deletedAt'>>()
  if (!exam || (exam.deletedAt && exam.deletedAt < before)) {
    // The purge may have deleted the chunks before this one was stored, and it deletes them only once.
    await markChangeArchiveModel(connection).deleteMany({ examId })
    return true
  }
  const roster = await rosterModel(connection).findById(classId).lean<RosterDocument>()
  // A class that is being purged or restored has none. Its chunks go with it.
  if (!roster) return true
  const kept = new Set(
    roster.students.filter(({ deletedAt }) => deletedAt === null || deletedAt >= before).map(({ id }) => id),
  )
  for (const studentId of studentIds) {
    if (!kept.has(studentId)) await forgetArchivedStudent(connection, classId, studentId)
  }
  return true
}
