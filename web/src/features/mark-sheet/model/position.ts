/**
 * A position in the grid. Row -1 holds the headings of the questions, column -1 the names of the students. The three
 * columns after the questions are result, points and, unless the school hides it, rank.
 */
export interface Position {
  row: number
  col: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

interface TableSize {
  students: { readonly length: number }
  columns: { readonly length: number }
  hasRanks: boolean
}

/** The nearest valid position. The rank column has no heading, so the heading row ends one column earlier. */
export function nearestPosition(
  { students, columns, hasRanks }: TableSize,
  { row, col }: Position,
): Position {
  const onRow = clamp(row, -1, students.length - 1)
  const pointsColumn = columns.length + 1
  return { row: onRow, col: clamp(col, -1, hasRanks && onRow !== -1 ? pointsColumn + 1 : pointsColumn) }
}

/** Both corners are included. */
export interface Range {
  top: number
  bottom: number
  first: number
  last: number
}

export const samePosition = (a: Position, b: Position): boolean => a.row === b.row && a.col === b.col

/** The rectangle between any two opposite corners. */
export const rangeOf = (a: Position, b: Position): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  first: Math.min(a.col, b.col),
  last: Math.max(a.col, b.col),
})

export const isInRange = ({ top, bottom, first, last }: Range, { row, col }: Position): boolean =>
  row >= top && row <= bottom && col >= first && col <= last

export const isOneCell = ({ top, bottom, first, last }: Range): boolean => top === bottom && first === last

/** All positions of a range, row by row. */
export function* positionsOf({ top, bottom, first, last }: Range): Generator<Position> {
  for (let row = top; row <= bottom; row += 1) for (let col = first; col <= last; col += 1) yield { row, col }
}
