import { aggregate, type ExamStudent, marksByExam, resultsOfStudent } from '@classeur/domain/marks'
import type { StudentMeans } from '@classeur/contracts'
import type { ExamDocument, MarkCells } from '@classeur/database'

/** The mean of each student's results, from all marks of a class. Excludes exams with coefficient 0. */
export function studentMeansOf(
  students: readonly ExamStudent[],
  exams: readonly ExamDocument[],
  rows: readonly MarkCells[],
): StudentMeans['means'] {
  const marks = marksByExam(rows)
  const weighing = exams.filter(({ coefficientHundredths }) => coefficientHundredths > 0)
  return students.flatMap((student) => {
    const results = [...resultsOfStudent(student, weighing, marks).values()]
    const mean = aggregate(results, 'by-scale')
    return mean === null ? [] : [{ studentId: student.id, mean, exams: results.length }]
  })
}
