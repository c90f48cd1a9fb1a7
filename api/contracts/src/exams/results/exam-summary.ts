import { activeLeaves, type ExamStructure } from '../exam-structure.ts'
import { wholeMean } from './divide.ts'
import { resultOf, type StudentMarks } from './result-of.ts'
import { takesPart, type Membership } from './takes-part.ts'

/** The student of a list, as far as an exam is concerned. */
export type ExamStudent = Membership & { id: string }

/** How far an exam is marked, and how it turned out. */
export interface ExamSummary {
  /** Cells that hold a value or a status. */
  entered: number
  /** Students who take part × questions in use. */
  total: number
  /** Mean of the shares of everybody who has one, in hundredths of a percent. */
  meanBasisPoints: number | null
}

/**
 * Sums an exam up over the students who belong to the class on its day (`examDayOf`). `rows`: the marks by student.
 */
export function examSummary(
  structure: ExamStructure,
  examDay: string,
  students: readonly ExamStudent[],
  rows: ReadonlyMap<string, StudentMarks>,
): ExamSummary {
  const results = students
    .filter((student) => takesPart(student, examDay))
    .map(({ id }) => resultOf(structure, rows.get(id) ?? {}))
  return {
    entered: results.reduce((sum, result) => sum + result.entered, 0),
    total: results.length * activeLeaves(structure).length,
    meanBasisPoints: wholeMean(results.flatMap(({ shareBasisPoints }) => shareBasisPoints ?? [])),
  }
}
