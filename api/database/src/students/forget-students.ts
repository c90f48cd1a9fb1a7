import type { Connection } from 'mongoose'
import { forgetHiddenNames } from '../lesson-plans/forget-hidden-names.ts'
import { forgetStudent, type ForgottenStudent } from './forget-student.ts'

/** Deletes everything about these students of a class except their entries in its roster. Idempotent. */
export async function forgetStudents(
  connection: Connection,
  classId: string,
  students: readonly ForgottenStudent[],
): Promise<void> {
  // Once for all of them, because it reads every lesson plan about the class.
  await forgetHiddenNames(connection, { classId }, students)
  for (const student of students) await forgetStudent(connection, classId, student)
}
