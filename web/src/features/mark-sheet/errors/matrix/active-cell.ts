/** A cell of the table by its position: rows are students, columns are as shown. */
export interface MatrixPosition {
  row: number
  col: number
}

const steps: Record<string, MatrixPosition> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
}

/** The position that a key leads to, within the table; null for other keys. Arrows follow the screen, also in RTL. */
export function movedBy(
  key: string,
  { row, col }: MatrixPosition,
  size: { rows: number; columns: number },
  isRtl: boolean,
): MatrixPosition | null {
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1)
  if (key === 'Home') return { row, col: 0 }
  if (key === 'End') return { row, col: size.columns - 1 }
  const step = steps[key]
  if (!step) return null
  const along = isRtl ? -step.col : step.col
  return { row: within(row + step.row, size.rows), col: within(col + along, size.columns) }
}
