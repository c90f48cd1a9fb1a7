import { histogramOf } from '../statistics/histogram.ts'
import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { classMeanOf, type ClassMean } from './class-mean.ts'
import { resultOf, type StudentMarks } from './result-of.ts'
import { takingPart, type Membership } from './takes-part.ts'
import { wholePapers } from './whole-papers.ts'

const tenths = 10

/** The fields of a student that an exam needs. */
export type ExamStudent = Membership & { id: string }

/** Marking progress and results of an exam. */
export interface ExamSummary {
  /** Number of cells with a value or a status. */
  entered: number
  /** Students who take part × questions in use. */
  total: number
  mean: ClassMean
  /** Number of complete papers per tenth of the maximum; the last tenth includes the maximum and above. */
  papersByTenth: number[]
}

/** Number of cells without a value or a status. */
export const cellsToEnter = ({ entered, total }: Pick<ExamSummary, 'entered' | 'total'>): number =>
  total - entered

/**
 * Summarises an exam over the students who belong to the class on its day (`examDayOf`). `rows`: the marks by student id.
 */
export function examSummary(
  structure: ExamStructure,
  examDay: string,
  students: readonly ExamStudent[],
  rows: ReadonlyMap<string, StudentMarks>,
): ExamSummary {
  const taking = takingPart(students, examDay)
  const papers = wholePapers(taking, rows, (marks) => resultOf(structure, marks))
  const total = taking.length * activeLeaves(structure).length
  return {
    entered: total - papers.toEnter,
    total,
    mean: classMeanOf(papers),
    papersByTenth: histogramOf(papers.results, 0, tenths).map(({ studentIds }) => studentIds.length),
  }
}
