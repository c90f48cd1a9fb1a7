import type { ExamStructure } from '../../exams/exam-structure.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../results/result-of.ts'

/**
 * A caching `resultOf` for rows that are evaluated again after each mark: a row object is computed once, so that one
 * mark costs one row regardless of their number. Rows must not be changed in place.
 */
export function rememberResults(structure: ExamStructure): (marks: StudentMarks) => StudentResult {
  const results = new WeakMap<StudentMarks, StudentResult>()
  return (marks) => {
    const result = results.get(marks) ?? resultOf(structure, marks)
    results.set(marks, result)
    return result
  }
}
