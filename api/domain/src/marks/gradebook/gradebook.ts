import type { Aggregation } from '../results/aggregation.ts'
import { classMeanOf, type ClassMean } from '../results/class-mean.ts'
import { compareShares, type ExactShare } from '../shares/exact-share.ts'
import { olderFirst } from '../results/older-first.ts'
import type { StudentMarks } from '../results/result-of.ts'
import type { MarksByExam, WeightedExam } from '../results/results-of-student.ts'
import { examDayOf, takingPart } from '../results/takes-part.ts'
import { termAverages, type TermAverages, type TermStudent } from '../results/term-averages.ts'
import { wholePapers } from '../results/whole-papers.ts'
import { competitionRanks } from '../statistics/ranks.ts'
import { rememberResults } from '../statistics/remember-results.ts'
import { gradebookCellOf, notApplicableCell, type GradebookCell } from './gradebook-cell.ts'
import { resultTrend, type ResultTrend } from './result-trend.ts'

/** One student's results, averages, trend and rank. */
export interface GradebookRow extends TermAverages {
  studentId: string
  number: number
  firstName: string
  lastName: string
  groupIds: string[]
  /** In the order of the exams. */
  cells: GradebookCell[]
  /** Of the exams that count in averages; null for fewer than two results. */
  trend: ResultTrend | null
  /** Ties share a rank; null without an average, and if ranks are hidden. */
  rank: number | null
}

export interface GradebookStudent extends TermStudent {
  groupIds: string[]
}

/** The results of a class in several exams. */
export interface Gradebook<Exam> {
  /** Oldest first, each with the mean of the class (`classMeanOf`). */
  exams: { exam: Exam; mean: ClassMean }[]
  /** The students who take part in at least one of the exams, by list number. */
  students: GradebookRow[]
  /** The mean of the students who have an average, and their number. */
  classMean: TermAverages & { students: number }
}

const noMarks: StudentMarks = {}

/** Competition ranks of averages by student id. */
function ranksOf(
  averages: readonly { studentId: string; average: ExactShare | null }[],
): Map<string, number> {
  const ranked = averages.flatMap(({ studentId, average }) =>
    average === null ? [] : [{ studentId, average }],
  )
  // Shares are in lowest terms, so equal shares are equal texts.
  const rising = [...new Set(ranked.map(({ average }) => average))].sort(compareShares)
  const positions = new Map(rising.map((share, position) => [share, position]))
  const ranks = competitionRanks(ranked.map(({ average }) => positions.get(average) ?? 0))
  return new Map(ranked.map(({ studentId }, index) => [studentId, ranks[index] ?? 0]))
}

/** @param rankBy the average that decides the ranks; null hides ranks */
export function gradebookOf<Exam extends WeightedExam>(
  roster: readonly GradebookStudent[],
  exams: readonly Exam[],
  marks: MarksByExam,
  rankBy: Aggregation | null,
): Gradebook<Exam> {
  const students = new Map(roster.map((student) => [student.id, student]))
  const columns = exams.toSorted(olderFirst).map((exam) => {
    const rows = marks.get(String(exam._id)) ?? new Map<string, StudentMarks>()
    const resultFor = rememberResults(exam.structure)
    const day = examDayOf(exam)
    const taking = takingPart(roster, day)
    const isTaking = new Set(taking)
    return {
      exam,
      mean: classMeanOf(wholePapers(taking, rows, resultFor)),
      isTaking: (studentId: string) => isTaking.has(studentId),
      cellOf: (studentId: string): GradebookCell => {
        if (!isTaking.has(studentId)) return notApplicableCell
        const row = rows.get(studentId) ?? noMarks
        return gradebookCellOf(exam.structure, row, resultFor(row))
      },
    }
  })
  const averages = termAverages(roster, exams, marks)
  const ranks = ranksOf(
    averages.students.map(({ studentId, byMaximum, byScale }) => ({
      studentId,
      average: rankBy === 'by-maximum' ? byMaximum : byScale,
    })),
  )
  return {
    exams: columns.map(({ exam, mean }) => ({ exam, mean })),
    students: averages.students
      .filter(({ studentId }) => columns.some(({ isTaking }) => isTaking(studentId)))
      .map(({ studentId, number, byMaximum, byScale }) => {
        const cells = columns.map(({ cellOf }) => cellOf(studentId))
        const counted = cells.flatMap(({ share }, index) =>
          share === null || columns[index]?.exam.coefficientHundredths === 0 ? [] : [share],
        )
        const { firstName = '', lastName = '', groupIds = [] } = students.get(studentId) ?? {}
        return {
          ...{ studentId, number, firstName, lastName, groupIds, byMaximum, byScale, cells },
          trend: resultTrend(counted),
          rank: rankBy === null ? null : (ranks.get(studentId) ?? null),
        }
      }),
    classMean: averages.classMean,
  }
}
