import type { ExamStructure } from '../../exams/exam-structure.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../results/result-of.ts'

/**
 * `resultOf` for rows that are looked at again after each mark: a row that is the same object as before is not
 * computed again, so that one mark costs one row however many there are. Rows must not be changed in place.
 */
export function rememberResults(structure: ExamStructure): (marks: StudentMarks) => StudentResult {
  const known = new WeakMap<StudentMarks, StudentResult>()
  return (marks) => {
    const result = known.get(marks) ?? resultOf(structure, marks)
    known.set(marks, result)
    return result
  }
}
