import type { ExamStructure } from '../../exams/exam-structure.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../results/result-of.ts'
import { medianShare, shareOf, type ExactShare } from '../shares/exact-share.ts'
import { classMeanOf, isProvisional, type ClassMean } from '../results/class-mean.ts'
import { wholePapers, type WholePapers } from '../results/whole-papers.ts'
import { exactShares } from './common-unit.ts'
import { describeValues, type Description } from './describe-values.ts'
import { histogramOf, reaches, type HistogramBin } from './histogram.ts'

/** Statistics of an exam while it is being marked. */
export interface SheetSoFar {
  /** Mean of the complete papers with a result. */
  mean: ClassMean
  /** Null if no paper counts. */
  median: ExactShare | null
  complete: number
  papers: number
  isProvisional: boolean
  /** Statistics of the shares of the maximum (1 is the maximum); null if no paper counts. */
  shares: Description | null
  passed: number
  bins: HistogramBin[]
  results: WholePapers['results']
  excluded: WholePapers['excluded']
}

/** Summarises the papers that count ({@link wholePapers}). */
export function sheetSoFar(
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  passMarkBasisPoints: number,
  resultFor: (marks: StudentMarks) => StudentResult = (marks) => resultOf(structure, marks),
): SheetSoFar {
  const { results, excluded } = wholePapers(studentIds, rows, resultFor)
  const papers = studentIds.length
  const mean = classMeanOf({ results, excluded })
  const complete = papers - excluded.filter(({ reason }) => reason === 'not-complete').length
  return {
    mean,
    median: medianShare(
      results.flatMap(
        ({ pointsHundredths, maximumHundredths }) => shareOf(pointsHundredths, maximumHundredths) ?? [],
      ),
    ),
    complete,
    papers,
    isProvisional: isProvisional(mean),
    shares: describeValues(exactShares(results)),
    passed: results.filter((result) => reaches(result, passMarkBasisPoints)).length,
    bins: histogramOf(results, passMarkBasisPoints),
    results,
    excluded,
  }
}
