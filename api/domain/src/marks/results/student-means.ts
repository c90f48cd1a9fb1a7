import { aggregate } from './aggregate.ts'
import type { ExactShare } from '../shares/exact-share.ts'
import type { ExamStudent } from './exam-summary.ts'
import { resultsOfStudent, type MarksByExam, type WeightedExam } from './results-of-student.ts'

/** The mean of a student's results, and the number of exams in it. */
export interface StudentMean {
  studentId: string
  mean: ExactShare
  exams: number
}

/** The mean of each student's results, from all marks of a class. Excludes exams with coefficient 0. */
export function studentMeansOf(
  students: readonly ExamStudent[],
  exams: readonly WeightedExam[],
  marks: MarksByExam,
): StudentMean[] {
  const weighing = exams.filter(({ coefficientHundredths }) => coefficientHundredths > 0)
  return students.flatMap((student) => {
    const results = [...resultsOfStudent(student, weighing, marks).values()]
    const mean = aggregate(results, 'by-scale')
    return mean === null ? [] : [{ studentId: student.id, mean, exams: results.length }]
  })
}
