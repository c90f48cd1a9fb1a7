import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { WeightedResult } from './aggregate.ts'
import type { ExamStudent } from './exam-summary.ts'
import { resultOf, type StudentMarks } from './result-of.ts'
import { examDayOf, takesPart } from './takes-part.ts'
import { countedPaper } from './whole-papers.ts'

/** Marks by exam, then by student. */
export type MarksByExam<Marks extends StudentMarks = StudentMarks> = ReadonlyMap<
  string,
  ReadonlyMap<string, Marks>
>

/** The fields of an exam that a student's average needs. `_id`: converts to the id as text. */
export interface WeightedExam {
  _id: unknown
  structure: ExamStructure
  date: string | null
  createdAt: Date
  /** 0 excludes the exam from averages. */
  coefficientHundredths: number
}

/** Groups rows of marks by exam, then by student. */
export function marksByExam<Marks extends StudentMarks>(
  rows: readonly { examId: string; studentId: string; marks: Marks }[],
): Map<string, Map<string, Marks>> {
  const byExam = new Map<string, Map<string, Marks>>()
  for (const { examId, studentId, marks } of rows) {
    const students = byExam.get(examId) ?? new Map<string, Marks>()
    byExam.set(examId, students.set(studentId, marks))
  }
  return byExam
}

/** The results of one student that count in averages, by exam id; includes exams with coefficient 0. */
export function resultsOfStudent(
  student: ExamStudent,
  exams: readonly WeightedExam[],
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
