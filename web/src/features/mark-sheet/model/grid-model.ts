import { namedQuestions, type MarkContext, type MarkFormat, type ResultScale } from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import type { CellRef, ExamLeaf, ExamStructure, SheetStudent } from '@classeur/contracts'
import type { SheetState } from '../engine/sheet-engine.ts'
import { groupLabels } from './group-labels.ts'
import { nearestPosition, type Position } from './position.ts'

/** One question, or one part of a question. */
export interface GridColumn {
  leaf: ExamLeaf
  label: string
  /** The heading above the question; empty for none. Neighbours with the same heading share it. */
  group: string
  context: MarkContext & MarkFormat
  /** Names of the teachers who mark this question. */
  markers: readonly string[]
}

/** Everything that the grid shows except the marks. */
export interface GridModel {
  /** The shown students, in the shown order. */
  students: readonly SheetStudent[]
  /** The whole class list, regardless of the filter. Means and ranks cover all of these. */
  everybody: readonly SheetStudent[]
  columns: readonly GridColumn[]
  structure: ExamStructure
  /** Hundredths of a point. */
  maximumHundredths: number
  /** Scale and rounding of the results. */
  result: ResultScale
  /** False if the school hides ranks. */
  hasRanks: boolean
}

export function gridModelOf(
  { exam, students, markers, assignments }: SheetState['sheet'],
  format: MarkFormat,
  skillName?: (skillId: string) => string | undefined,
): GridModel {
  const questions = namedQuestions(exam.structure)
  const groups = groupLabels(exam.structure, skillName)
  const [scale, maximumHundredths] = [exam.effectiveScale, maximumOf(exam.structure)]
  const names = new Map(markers.map(({ id, name }) => [id, name]))
  return {
    students,
    everybody: students,
    structure: exam.structure,
    maximumHundredths,
    result: { scale, rounding: exam.effectiveRounding },
    hasRanks: exam.showsRanks,
    columns: questions.map(({ leaf, name }) => ({
      leaf,
      label: name,
      group: groups.get(leaf.id) ?? '',
      context: { leaf, scale, ...format },
      markers: (assignments[leaf.id] ?? []).flatMap((id) => names.get(id) ?? []),
    })),
  }
}

/** True if marks can be entered for this student, who was in the class on the day of the exam. */
export const isEnterable = (student: SheetStudent | undefined): boolean => student?.takesPart === true

/** The cell at a position; null for headings, totals and notes. */
export function refAt({ students, columns }: GridModel, { row, col }: Position): CellRef | null {
  const student = students[row]
  const column = columns[col]
  return student && column ? { studentId: student.id, leafId: column.leaf.id } : null
}

/** The position of a cell; null if the cell is no longer on the sheet. */
export function positionOf({ students, columns }: GridModel, ref: CellRef): Position | null {
  const row = students.findIndex(({ id }) => id === ref.studentId)
  const col = columns.findIndex(({ leaf }) => leaf.id === ref.leafId)
  return row === -1 || col === -1 ? null : { row, col }
}

/** True if both models have the same students and questions in the same order. */
export const hasSamePositions = (before: GridModel, after: GridModel): boolean =>
  before.students.length === after.students.length &&
  before.columns.length === after.columns.length &&
  before.students.every(({ id }, row) => id === after.students[row]?.id) &&
  before.columns.every(({ leaf }, col) => leaf.id === after.columns[col]?.leaf.id)

/** The same position after students or questions were added, removed or moved; the nearest one if it was removed. */
export function samePosition(before: GridModel, after: GridModel, { row, col }: Position): Position {
  const lastQuestion = after.columns.length - 1
  const studentId = before.students[row]?.id
  const leafId = before.columns[col]?.leaf.id
  const newRow = after.students.findIndex(({ id }) => id === studentId)
  const newCol = after.columns.findIndex(({ leaf }) => leaf.id === leafId)
  // Keep the position in the columns after the questions: result, points and rank.
  const atEnd = Math.max(col - before.columns.length, -1) + 1 + lastQuestion
  const onCol = newCol !== -1 ? newCol : col >= before.columns.length ? atEnd : Math.min(col, lastQuestion)
  return nearestPosition(after, { row: newRow === -1 ? row : newRow, col: onCol })
}
