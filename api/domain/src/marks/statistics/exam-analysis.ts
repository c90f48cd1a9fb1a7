import { activeLeaves, type ExamStructure } from '../../exams/exam-structure.ts'
import { errorColumns, type ErrorColumn } from '../errors/error-columns.ts'
import { missedBy, type MissedBy } from '../errors/missed-by.ts'
import { plannedWeights, questionFindings, type QuestionFinding } from '../findings/question-findings.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../results/result-of.ts'
import { exactShares } from './common-unit.ts'
import { itemStatistics, type ItemStatistics } from './item-statistics.ts'
import { itemTable, questionColumn, type ItemTable } from './item-table.ts'
import { competitionRanks, percentileRanks } from './ranks.ts'
import { reliability, type Reliability } from './reliability.ts'
import { sheetSoFar, type SheetSoFar } from './sheet-so-far.ts'

/** The place of one paper among those that count. `percentile`: below it, plus half of the equal ones, in percent. */
export interface RankedPaper {
  studentId: string
  rank: number
  percentile: number
}

/** How a class did in the questions of one skill or thinking level. */
export interface AreaResult {
  column: ErrorColumn
  missed: MissedBy
}

/** Every figure about one exam. Screens, files and workers all show these. */
export interface ExamAnalysis {
  /** Over the papers that count: complete, with a result. */
  results: SheetSoFar
  /** In order of rank; equal ones in the order of the list. */
  ranks: RankedPaper[]
  /** Over the papers with a number in every cell, like everything about questions and reliability. */
  table: ItemTable
  questions: ItemStatistics[]
  /** Planned weight of each question, in percent of all points, including each bonus that somebody solved. */
  planned: (number | null)[]
  findings: QuestionFinding[]
  reliability: Reliability
  /** Points lost in each question, over every number. */
  lost: MissedBy[]
  skills: AreaResult[]
  levels: AreaResult[]
}

interface AnalysedExam {
  structure: ExamStructure
  /** The students who take part. */
  studentIds: readonly string[]
  rows: ReadonlyMap<string, StudentMarks>
  passMarkBasisPoints: number
}

/** Below this share of the points, a question, skill or level counts as missed, unless a teacher chose another one. */
export const defaultMissedBelowBasisPoints = 5000

function ranksOf({ results }: SheetSoFar): RankedPaper[] {
  const { values } = exactShares(results)
  const [ranks, percentiles] = [competitionRanks(values), percentileRanks(values)]
  return results
    .map(({ studentId }, index) => ({
      studentId,
      rank: ranks[index] ?? 0,
      percentile: percentiles[index] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank)
}

/** Computes every figure of an exam. `resultFor` may cache results, see `rememberResults`. */
export function analyseExam(
  { structure, studentIds, rows, passMarkBasisPoints }: AnalysedExam,
  resultFor: (marks: StudentMarks) => StudentResult = (marks) => resultOf(structure, marks),
): ExamAnalysis {
  const results = sheetSoFar(structure, studentIds, rows, passMarkBasisPoints, resultFor)
  const leaves = activeLeaves(structure)
  const table = itemTable(leaves.map(questionColumn), studentIds, rows)
  const bonusIds = new Set(leaves.flatMap(({ id, isBonus }) => (isBonus ? [id] : [])))
  const questions = itemStatistics(table)
  const missedIn = (columns: readonly ErrorColumn[]) =>
    missedBy(columns, studentIds, rows, defaultMissedBelowBasisPoints)
  const areas = (by: 'skill' | 'level'): AreaResult[] => {
    const columns = errorColumns(structure, by)
    const missed = missedIn(columns)
    return columns.flatMap((column, index) => {
      const one = missed[index]
      return one ? { column, missed: one } : []
    })
  }
  return {
    results,
    ranks: ranksOf(results),
    table,
    questions,
    planned: plannedWeights(table, bonusIds),
    findings: questionFindings(table, questions, bonusIds),
    reliability: reliability(table),
    lost: missedIn(errorColumns(structure, 'question')),
    skills: areas('skill'),
    levels: areas('level'),
  }
}
