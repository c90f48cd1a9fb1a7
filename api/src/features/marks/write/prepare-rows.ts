import type { MarkInput } from '@classeur/contracts'
import type { MarkRowRepository, MarkWriter, SettledRows } from '@classeur/database'
import type { WritingState } from './load-writing.ts'

export interface PrepareRowsDependencies {
  markWriter: Pick<MarkWriter, 'begin'>
  rows: Pick<MarkRowRepository, 'ensure'>
  settledRows: Pick<SettledRows, 'settle'>
}

/**
 * Makes sure that the rows to write exist, match the exam's epoch, and either match its fence or may be raised to it.
 * Returns false if it changed anything or the exam has changed; then read everything again.
 * @param ensured students whose rows existed before the exam was read; this function adds to it
 */
export function createPrepareRows({ markWriter, rows, settledRows }: PrepareRowsDependencies) {
  return async (
    examId: string,
    { exam, roster, rows: stored }: WritingState,
    writable: readonly MarkInput[],
    ensured: Set<string>,
  ): Promise<boolean> => {
    if (writable.length === 0) return true
    const epoch = exam.rescaleIds.length
    const ref = { id: examId, classId: exam.classId, epoch }
    const students = new Set(writable.map(({ studentId }) => studentId))

    if (exam.marksVersion === 0 || exam.status === 'draft') {
      // Create the rows of the whole class at once, so that later writes don't have to.
      for (const { id, deletedAt } of roster.students) if (deletedAt === null) students.add(id)
      await markWriter.begin(exam, ref, [...students])
      for (const id of students) ensured.add(id)
      return false
    }
    const missing = [...students].filter((id) => !stored.has(id))
    if (missing.length > 0) {
      await rows.ensure(ref, missing)
      for (const id of missing) ensured.add(id)
      return false
    }

    const used = [...stored.values()].filter(({ studentId }) => students.has(studentId))
    if (used.some((row) => row.epoch < epoch)) {
      await settledRows.settle(exam)
      return false
    }
    const fence = exam.fence ?? 0
    if (used.some((row) => row.epoch > epoch || (row.fence ?? 0) > fence)) return false
    // The save raises the fence of a row that is new, or older than the latest reopening. The exam must have been read
    // after the row was created: an exam read before could be outdated, because it may have been locked since.
    const lower = used.filter((row) => (row.fence ?? 0) < fence)
    if (lower.every(({ studentId }) => ensured.has(studentId))) return true
    for (const { studentId } of lower) ensured.add(studentId)
    return false
  }
}
