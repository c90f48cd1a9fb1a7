import { retryOnConflict } from '@classeur/database'
import { checkedAssignments } from '@classeur/domain/marks'
import { AppError, type QuestionAssignments } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { ExamMarking } from '@classeur/database'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import { markersOf } from './exam-sheet.service.ts'

/** Others may change the same exam concurrently; this many consecutive conflicts indicate a bug. */
const mostTries = 5

export interface AssignQuestionsDependencies {
  openExam: OpenExam
  marking: Pick<ExamMarking, 'assign'>
  announce: AnnounceClass
}

/**
 * Replaces the assignments of questions to markers. They are guidance, not a lock. Assignments of questions that were
 * retired or removed are ignored, because a client may send them from a sheet it read earlier.
 * @throws AppError `general/validation-failed` for an unknown question or a person who can't enter marks in this class;
 *   `exams/changed-meanwhile`
 */
export const createAssignQuestions =
  ({ openExam, marking, announce }: AssignQuestionsDependencies) =>
  async (actor: Actor, examId: string, assignments: QuestionAssignments): Promise<QuestionAssignments> => {
    return retryOnConflict(
      async () => {
        const { exam, schoolClass } = await openExam(actor, 'exam:change', examId, { write: true })
        const markers = new Set(markersOf(schoolClass).map(({ userId }) => userId))
        const checked = checkedAssignments(assignments, exam.assignments ?? {}, exam.structure, markers)
        if (!checked) throw new AppError('general/validation-failed')
        if (!(await marking.assign(exam, checked))) return 'conflict'
        announce(schoolClass, 'exams')
        return checked
      },
      { mostTries, otherwise: () => new AppError('exams/changed-meanwhile') },
    )
  }

export type AssignQuestions = ReturnType<typeof createAssignQuestions>
