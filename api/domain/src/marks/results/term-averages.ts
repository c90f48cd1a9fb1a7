import { aggregate } from './aggregate.ts'
import { meanShare, shareOf, type ExactShare } from '../shares/exact-share.ts'
import type { ExamStudent } from './exam-summary.ts'
import { resultsOfStudent, type MarksByExam, type WeightedExam } from './results-of-student.ts'

/** A student whose averages of a term are listed. */
export interface TermStudent extends ExamStudent {
  number: number
  firstName: string
  lastName: string
}

/** Averages in both aggregations; null without a result. */
export interface TermAverages {
  byMaximum: ExactShare | null
  byScale: ExactShare | null
}

/** A student's averages, and their share in each exam in which their paper is complete and has a result. */
export interface StudentAverages extends TermAverages {
  studentId: string
  name: string
  number: number
  results: Record<string, ExactShare>
}

/** The averages of a class in a term. */
export interface ClassAverages {
  /** In the order of the roster, without deleted students. */
  students: StudentAverages[]
  /** The mean of the students who have an average, and their number. */
  classMean: TermAverages & { students: number }
}

function averagesOf(
  student: TermStudent,
  exams: readonly WeightedExam[],
  marks: MarksByExam,
): StudentAverages {
  const counted = resultsOfStudent(student, exams, marks)
  const weighted = [...counted.values()]
  const results: Record<string, ExactShare> = {}
  for (const [examId, { pointsHundredths, maximumHundredths }] of counted) {
    const share = shareOf(pointsHundredths, maximumHundredths)
    if (share !== null) results[examId] = share
  }
  return {
    studentId: student.id,
    name: `${student.firstName} ${student.lastName}`.trim(),
    number: student.number,
    byMaximum: aggregate(weighted, 'by-maximum'),
    byScale: aggregate(weighted, 'by-scale'),
    results,
  }
}

/** @param exams the exams of the term */
export function termAverages(
  roster: readonly TermStudent[],
  exams: readonly WeightedExam[],
  marks: MarksByExam,
): ClassAverages {
  const students = roster
    .filter(({ deletedAt }) => deletedAt === null)
    .sort((a, b) => a.number - b.number)
    .map((student) => averagesOf(student, exams, marks))
  return {
    students,
    classMean: {
      students: students.filter(({ byScale }) => byScale !== null).length,
      byMaximum: meanShare(students.flatMap(({ byMaximum }) => byMaximum ?? [])),
      byScale: meanShare(students.flatMap(({ byScale }) => byScale ?? [])),
    },
  }
}
