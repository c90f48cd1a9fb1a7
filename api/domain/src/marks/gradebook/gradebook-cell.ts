import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import type { MarkStatus } from '../mark-content.ts'
import { shareOf, type ExactShare } from '../shares/exact-share.ts'
import type { StudentMarks, StudentResult } from '../results/result-of.ts'
import { countedPaper, exclusionOf, type ExclusionReason } from '../results/whole-papers.ts'

/**
 * The state of a cell: `result` for a paper that counts, the reason for a paper that doesn't, and `not-applicable` for a
 * student who wasn't in the class on the day of the exam.
 */
export const gradebookStates = ['result', 'not-complete', 'absent', 'no-result', 'not-applicable'] as const
export type GradebookState = (typeof gradebookStates)[number]

/** One student's result in one exam. Points are in hundredths. */
export interface GradebookCell {
  state: GradebookState
  /** Null unless the state is `result`; then points and maximum are numbers too. */
  share: ExactShare | null
  pointsHundredths: number | null
  /** The maximum of the questions that count for this student; null without a result. */
  maximumHundredths: number | null
  /** The status that explains the cell: of an absent or exempt student, or of a paper that counts as zero throughout. */
  status: MarkStatus | null
  /** Number of marks to enter. */
  toEnter: number
}

const emptyCell = { share: null, pointsHundredths: null, maximumHundredths: null, status: null }

/** The cell of a student who wasn't in the class on the day of the exam. */
export const notApplicableCell: GradebookCell = { ...emptyCell, state: 'not-applicable', toEnter: 0 }

function statusOf(
  structure: ExamStructure,
  marks: StudentMarks,
  reason: ExclusionReason | null,
): MarkStatus | null {
  if (reason === 'not-complete') return null
  if (reason === 'absent') return 'absent'
  const statuses = activeLeaves(structure).map(({ id }) => marks[id]?.status ?? null)
  const [first = null] = statuses
  return reason === 'no-result' || statuses.every((status) => status === first) ? first : null
}

/** The cell of a student who takes part. */
export function gradebookCellOf(
  structure: ExamStructure,
  marks: StudentMarks,
  result: StudentResult,
): GradebookCell {
  const reason = exclusionOf(result)
  const counted = countedPaper(result)
  return {
    ...emptyCell,
    state: reason ?? 'result',
    ...(counted && { ...counted, share: shareOf(counted.pointsHundredths, counted.maximumHundredths) }),
    status: statusOf(structure, marks, reason),
    toEnter: result.toEnter,
  }
}
