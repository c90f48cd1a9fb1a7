import {
  countedPaper,
  examDayOf,
  resultOf,
  takesPart,
  type ExamStudent,
  type StudentMarks,
  type WeightedResult,
} from '@classeur/domain/marks'
import type { ExamDocument } from '@classeur/database'

/** Marks by exam, then by student. */
export type MarksByExam = ReadonlyMap<string, ReadonlyMap<string, StudentMarks>>

/** The results of one student that count in averages, by exam id; includes exams with coefficient 0. */
export function resultsOfStudent(
  student: ExamStudent,
  exams: readonly ExamDocument[],
  marks: MarksByExam,
): Map<string, WeightedResult> {
  const results = new Map<string, WeightedResult>()
  for (const exam of exams) {
    if (!takesPart(student, examDayOf(exam))) continue
    const examId = String(exam._id)
    const counted = countedPaper(resultOf(exam.structure, marks.get(examId)?.get(student.id) ?? {}))
    const { coefficientHundredths } = exam
    if (counted) results.set(examId, { ...counted, coefficientHundredths })
  }
  return results
}
