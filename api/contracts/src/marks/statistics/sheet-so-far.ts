import type { ExamStructure } from '../../exams/exam-structure.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../../exams/results/result-of.ts'
import { exactShares } from './common-unit.ts'
import { describeValues, type Description } from './describe-values.ts'
import { histogramOf, reaches, type HistogramBin, type HistogramResult } from './histogram.ts'

/** Fewer papers than this say little: every number of them is provisional. */
export const provisionalBelow = 10

/** What an exam looks like while it is being marked. */
export interface SheetSoFar {
  /** Papers that count: complete ones with a result. */
  n: number
  complete: number
  papers: number
  /** Papers are missing, or there are fewer than `provisionalBelow`. */
  isProvisional: boolean
  /** Of the shares of the maximum (1 is all of it); null of nobody. */
  shares: Description | null
  passed: number
  bins: HistogramBin[]
  results: HistogramResult[]
  /** Who takes part and does not count, and why: cells are missing, or nothing counts (absent all over, say). */
  excluded: { studentId: string; reason: 'not-complete' | 'no-result' }[]
}

/** Which papers count, and which do not. */
export interface WholePapers extends Pick<SheetSoFar, 'results' | 'excluded'> {
  /** Cells that were not entered, of all papers. */
  toEnter: number
}

/**
 * Papers whose totals can be compared: complete ones with a result. A paper with cells that were not entered does not
 * count: its total would be too low or its share of other questions than the rest. `studentIds`: those who take part.
 * `resultFor`: see `rememberResults`.
 */
export function wholePapers(
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  resultFor: (marks: StudentMarks) => StudentResult,
): WholePapers {
  const papers: WholePapers = { results: [], excluded: [], toEnter: 0 }
  for (const studentId of studentIds) {
    const { pointsHundredths, maximumHundredths, toEnter } = resultFor(rows.get(studentId) ?? {})
    papers.toEnter += toEnter
    if (toEnter > 0) papers.excluded.push({ studentId, reason: 'not-complete' })
    else if (pointsHundredths === null || maximumHundredths === 0)
      papers.excluded.push({ studentId, reason: 'no-result' })
    else papers.results.push({ studentId, pointsHundredths, maximumHundredths })
  }
  return papers
}

/** Sums up the papers that count ({@link wholePapers}). */
export function sheetSoFar(
  structure: ExamStructure,
  studentIds: readonly string[],
  rows: ReadonlyMap<string, StudentMarks>,
  passMarkBasisPoints: number,
  resultFor: (marks: StudentMarks) => StudentResult = (marks) => resultOf(structure, marks),
): SheetSoFar {
  const { results, excluded } = wholePapers(studentIds, rows, resultFor)
  const papers = studentIds.length
  const complete = papers - excluded.filter(({ reason }) => reason === 'not-complete').length
  return {
    n: results.length,
    complete,
    papers,
    isProvisional: complete < papers || results.length < provisionalBelow,
    shares: describeValues(exactShares(results)),
    passed: results.filter((result) => reaches(result, passMarkBasisPoints)).length,
    bins: histogramOf(results, passMarkBasisPoints),
    results,
    excluded,
  }
}
