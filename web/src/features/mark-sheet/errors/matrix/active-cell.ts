import type { ErrorsTable } from '@classeur/domain/marks'

/** A cell by its student and column, which stay the same when the table is reordered. */
export interface MatrixCell {
  studentId: string
  columnId: string
}

/** A cell by its position: rows are students, columns are as shown. */
export interface MatrixPosition {
  row: number
  col: number
}

/** The students in the order of the rows. */
export const studentsOf = ({ students, others }: Pick<ErrorsTable, 'students' | 'others'>): string[] => [
  ...students.map(({ studentId }) => studentId),
  ...others,
]

/** The cells of a table by their ids, in the shown order. */
export interface MatrixOrder {
  students: readonly string[]
  columns: readonly string[]
}

/** The active cell; the first student or column if this one is gone. Null for a table without cells. */
export function activeIn({ students, columns }: MatrixOrder, wanted: MatrixCell | null): MatrixCell | null {
  const of = (ids: readonly string[], id: string | undefined) =>
    id !== undefined && ids.includes(id) ? id : ids[0]
  const [studentId, columnId] = [of(students, wanted?.studentId), of(columns, wanted?.columnId)]
  return studentId === undefined || columnId === undefined ? null : { studentId, columnId }
}

const steps: Record<string, MatrixPosition> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
}

/** The cell that a key leads to, within the table; null for other keys. Arrows follow the screen, also in RTL. */
export function movedBy(
  key: string,
  { studentId, columnId }: MatrixCell,
  { students, columns }: MatrixOrder,
  isRtl: boolean,
): MatrixCell | null {
  const to = (ids: readonly string[], at: number, from: string) =>
    ids[Math.min(Math.max(at, 0), ids.length - 1)] ?? from
  if (key === 'Home') return { studentId, columnId: to(columns, 0, columnId) }
  if (key === 'End') return { studentId, columnId: to(columns, columns.length - 1, columnId) }
  const step = steps[key]
  if (!step) return null
  const along = isRtl ? -step.col : step.col
  return {
    studentId: to(students, students.indexOf(studentId) + step.row, studentId),
    columnId: to(columns, columns.indexOf(columnId) + along, columnId),
  }
}
