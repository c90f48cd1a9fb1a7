import type { ExamStructure } from '../../exams/exam-structure.ts'
import { errorCell, errorColumns, isMissed } from '../errors/error-columns.ts'
import type { CellNote } from '../notes/cell-note.ts'
import type { StudentMarks } from '../results/result-of.ts'

/** A skill in which a student lost points: what was won, of what, in how many marked questions. */
export interface WeakSkill {
  skillId: string
  /** Points as they stand on the paper, without the weights of the skill. */
  pointsHundredths: number
  maximumHundredths: number
  questions: number
}

/** What one student should work on, from the marks and error types of one exam. */
export interface WorkOn {
  /** The largest share of lost points first. */
  skills: WeakSkill[]
  /** The most frequent first. */
  errorTypes: { id: string; count: number }[]
}

const mostShown = 4

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
  const weak = errorColumns(structure, 'skill').flatMap((column): WeakSkill[] => {
    const weighted = errorCell(column, marks)
    if (!weighted || !isMissed(weighted, thresholdBasisPoints)) return []
    const marked = column.parts.filter(({ leafId }) => marks[leafId]?.valueHundredths != null)
    const onPaper = errorCell({ ...column, parts: marked.map((part) => ({ ...part, weight: 1 })) }, marks)
    return onPaper ? [{ skillId: column.id, ...onPaper, questions: marked.length }] : []
  })
  const counts = new Map<string, number>()
  for (const column of errorColumns(structure, 'question'))
    for (const type of notes[column.id]?.errorTypes ?? []) counts.set(type, (counts.get(type) ?? 0) + 1)
  return {
    skills: weak
      // Compares products of integers, because shares of different maxima aren't exact.
      .sort((a, b) => a.pointsHundredths * b.maximumHundredths - b.pointsHundredths * a.maximumHundredths)
      .slice(0, mostShown),
    errorTypes: [...counts]
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostShown),
  }
}
