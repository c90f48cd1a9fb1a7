import type { ExamStructure } from '../../exams/exam-structure.ts'
import { errorCell, errorColumns, isMissed, type ErrorColumn } from '../errors/error-columns.ts'
import type { CellNote } from '../notes/cell-note.ts'
import { compareShares, shareOf, type ExactShare } from '../results/exact-share.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** A skill in which a student lost points: what was won, of what, in how many marked questions. */
export interface WeakSkill {
  skillId: string
  /** Points as they stand on the paper, without the weights of the skill. */
  pointsHundredths: number
  maximumHundredths: number
  questions: number
  /**
   * The share by the weights of the skill, as in a term report. It decides whether the skill is weak. Only if the marked
   * questions weigh differently; otherwise the points are the same share.
   */
  weightedShare?: ExactShare
}

/** What one student should work on, from the marks and error types of one exam. */
export interface WorkOn {
  /** The smallest weighted share first. */
  skills: WeakSkill[]
  /** The most frequent first. */
  errorTypes: { id: string; count: number }[]
}

const mostShown = 4

/** A skill with its weighted share, if that is below the threshold. */
function weakSkill(column: ErrorColumn, marks: StudentMarks, thresholdBasisPoints: number) {
  const weighted = errorCell(column, marks)
  const share = weighted && shareOf(weighted.pointsHundredths, weighted.maximumHundredths)
  if (!share || !isMissed(weighted, thresholdBasisPoints)) return null
  const marked = column.parts.filter(({ leafId }) => marks[leafId]?.valueHundredths != null)
  const onPaper = errorCell({ ...column, parts: marked.map((part) => ({ ...part, weight: 1 })) }, marks)
  if (!onPaper) return null
  const areWeighted = new Set(marked.map(({ weight }) => weight)).size > 1
  const skill: WeakSkill = {
    ...{ skillId: column.id, ...onPaper, questions: marked.length },
    ...(areWeighted && { weightedShare: share }),
  }
  return { share, skill }
}

/**
 * The skills below the threshold and the error types that were noted, at most four of each. Only numbers count: an
 * absence says nothing about what a student can do.
 */
export function workOn(
  structure: ExamStructure,
  marks: StudentMarks,
  notes: Readonly<Record<string, CellNote | undefined>>,
  thresholdBasisPoints: number,
): WorkOn {
  const weak = errorColumns(structure, 'skill').flatMap(
    (column) => weakSkill(column, marks, thresholdBasisPoints) ?? [],
  )
  const counts = new Map<string, number>()
  for (const column of errorColumns(structure, 'question'))
    for (const type of notes[column.id]?.errorTypes ?? []) counts.set(type, (counts.get(type) ?? 0) + 1)
  return {
    skills: weak
      .sort((a, b) => compareShares(a.share, b.share))
      .slice(0, mostShown)
      .map(({ skill }) => skill),
    errorTypes: [...counts]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostShown),
  }
}
