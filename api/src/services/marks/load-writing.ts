import { AppError, type Actor, type MarkInput } from '@classeur/contracts'
import type { ExamDocument, MarkRowDocument, RosterDocument } from '@classeur/database'
import type { ExamContext, OpenedExam } from '../exams/exam-context.ts'
import { overLimitIds, today } from '../students/roster-view.ts'
import { createCheckMark, type CheckMark } from './check-mark.ts'

/** Everything that a write of marks is decided by, as it was read. */
export interface WritingState extends OpenedExam {
  roster: RosterDocument
  check: CheckMark
  /** Rows of the students that are written, by student; those that are missing are left out. */
  rows: ReadonlyMap<string, MarkRowDocument>
}

/** Reads what a write of marks is decided by. */
export function createLoadWriting({ core, changes, rows, open }: ExamContext) {
  /** Questions whose maximum changed since `epoch`. */
  async function rescaledSince(exam: ExamDocument, epoch: number): Promise<Set<string>> {
    if (epoch === exam.rescaleIds.length) return new Set()
    const since = await changes.listByIds(exam.rescaleIds.slice(epoch))
    return new Set(since.flatMap(({ rescales }) => rescales.map(({ leafId }) => leafId)))
  }

  /** @throws AppError as `open` does; `general/validation-failed` for an epoch that the exam has not reached */
  return async (
    actor: Actor,
    examId: string,
    epoch: number,
    inputs: readonly MarkInput[],
  ): Promise<WritingState> => {
    const studentIds = [...new Set(inputs.map(({ studentId }) => studentId))]
    const [{ exam, found }, stored] = await Promise.all([
      open(actor, 'mark:write', examId, { write: true }),
      rows.listOf(examId, studentIds),
    ])
    if (epoch > exam.rescaleIds.length) throw new AppError('general/validation-failed')
    const [roster, rescaled, { limits }] = await Promise.all([
      core.rosters.get(exam.classId),
      rescaledSince(exam, epoch),
      core.findEffectivePlan(found.ownerId),
    ])
    const overLimit = overLimitIds(roster.students, limits.studentsPerClass, today())
    return {
      ...{ exam, found, roster },
      check: createCheckMark(exam, roster, rescaled, overLimit),
      rows: new Map(stored.map((row) => [row.studentId, row])),
    }
  }
}

export type LoadWriting = ReturnType<typeof createLoadWriting>
