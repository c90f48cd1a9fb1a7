import type { ExamStructure } from '../../exams/exam-structure.ts'
import type { StudentMarks } from '../results/result-of.ts'
import { cautionIndices, transpose } from '../statistics/caution-index.ts'
import { itemTable, rightRows, type ItemTable } from '../statistics/item-table.ts'
import { spChart } from '../statistics/sp-chart.ts'
import { errorColumns, type ErrorColumn, type ErrorsBy } from './error-columns.ts'
import { missedBy, type MissedBy } from './missed-by.ts'
import { unexpectedCells, type UnexpectedCell } from './unexpected-cells.ts'
import { sumOfNumbers } from '../statistics/exact-sums.ts'

/** Fewer students or columns say too little about single answers. */
export const fewestForCaution = { students: 10, columns: 8 } as const
/** From this caution index on, a student or question is worth a check. */
export const cautionFlag = 0.3

/** The errors table, in the order in which it is shown. */
export interface ErrorsTable {
  columns: (ErrorColumn & {
    missed: MissedBy
    /** Number of right answers: the height of the P-curve. 0 for a bonus question, which the curves leave out. */
    right: number
    /** Modified caution index; null without one, as for a bonus question. */
    caution: number | null
  })[]
  /** Students with a number in every question. */
  students: { studentId: string; right: number; caution: number | null }[]
  /** Students outside the order and the curves, because not every question has a number. */
  others: string[]
  /** The cells on the wrong side of the S-curve. */
  unexpected: UnexpectedCell[]
  /** Why there is no caution index; null if there is one. */
  withoutCaution: 'few-students' | 'few-columns' | null
}

interface ErrorsTableRequest {
  structure: ExamStructure
  /** The students who take part, in the order of the list. */
  studentIds: readonly string[]
  rows: ReadonlyMap<string, StudentMarks>
  by: ErrorsBy
  /** A cell with a smaller share of its maximum is missed; in hundredths of a percent. */
  thresholdBasisPoints: number
  /** Best students and easiest columns first. Otherwise the orders of the list and of the exam. */
  isSpOrder: boolean
}

/** The same table with only these columns. */
function onlyColumns(table: ItemTable, indexes: readonly number[]): ItemTable {
  if (indexes.length === table.leafIds.length) return table
  const kept = (values: readonly number[]) => indexes.map((index) => values[index] ?? 0)
  return {
    ...table,
    leafIds: indexes.map((index) => table.leafIds[index] ?? ''),
    maximaHundredths: kept(table.maximaHundredths),
    pointsHundredths: table.pointsHundredths.map(kept),
  }
}

/**
 * Computes the errors table. The curves, the caution index and the unexpected cells leave out bonus questions, because
 * nobody misses one; in the S-P order they come last, and their points count for who is strongest. Recomputing the table
 * after one mark equals computing it from scratch.
 */
export function errorsTable(request: ErrorsTableRequest): ErrorsTable {
  const { structure, studentIds, rows, by, thresholdBasisPoints, isSpOrder } = request
  const columns = errorColumns(structure, by)
  const table = itemTable(columns, studentIds, rows)
  const curved = columns.flatMap(({ isBonus }, index) => (isBonus ? [] : [index]))
  const bonuses = columns.flatMap(({ isBonus }, index) => (isBonus ? [index] : []))
  const judged = onlyColumns(table, curved)
  const right = rightRows(judged, thresholdBasisPoints)
  const chart = spChart(judged, thresholdBasisPoints, table.pointsHundredths.map(sumOfNumbers))
  const withoutCaution =
    table.studentIds.length < fewestForCaution.students
      ? 'few-students'
      : curved.length < fewestForCaution.columns
        ? 'few-columns'
        : null
  const hasCaution = withoutCaution === null
  const ofStudents = hasCaution ? cautionIndices(right) : []
  const ofColumns = hasCaution ? cautionIndices(transpose(right)) : []
  const missed = missedBy(columns, studentIds, rows, thresholdBasisPoints)
  const rowOrder = isSpOrder ? chart.students : table.studentIds.map((_, index) => index)
  const columnOrder = isSpOrder
    ? [...chart.questions.flatMap((position) => curved[position] ?? []), ...bonuses]
    : columns.map((_, index) => index)
  return {
    columns: columnOrder.flatMap((index) => {
      const [column, of] = [columns[index], missed[index]]
      if (!column || !of) return []
      const position = curved.indexOf(index)
      const caution = ofColumns[position]?.modified ?? null
      return { ...column, missed: of, right: sumOfNumbers(right.map((row) => row[position] ?? 0)), caution }
    }),
    students: rowOrder.map((index) => ({
      studentId: table.studentIds[index] ?? '',
      right: sumOfNumbers(right[index] ?? []),
      caution: ofStudents[index]?.modified ?? null,
    })),
    others: table.excludedIds,
    unexpected: isSpOrder ? unexpectedCells(judged, chart, thresholdBasisPoints) : [],
    withoutCaution,
  }
}
