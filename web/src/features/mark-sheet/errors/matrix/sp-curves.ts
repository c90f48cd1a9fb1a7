import type { ErrorsTable } from '@classeur/domain/marks'

/** Pixels. */
interface CellSize {
  column: number
  row: number
}

/**
 * The S-curve as an SVG path: in each row, a step after the student's number of right answers. `rights`: that number,
 * row by row.
 */
export function sCurve(rights: readonly number[], { column, row }: CellSize): string {
  const [first] = rights
  if (first === undefined) return ''
  const steps = rights.map((right, index) => `H${right * column}V${(index + 1) * row}`)
  return `M${first * column} 0${steps.join('')}`
}

/**
 * The P-curve: in each column, a step below the number of right answers. It ends before bonus questions, which come last
 * in this order and have no such number.
 */
export function pCurve(
  columns: readonly Pick<ErrorsTable['columns'][number], 'right' | 'isBonus'>[],
  { column, row }: CellSize,
): string {
  const rights = columns.filter(({ isBonus }) => !isBonus).map(({ right }) => right)
  const [first] = rights
  if (first === undefined) return ''
  const steps = rights.map((right, index) => `V${right * row}H${(index + 1) * column}`)
  return `M0 ${first * row}${steps.join('')}`
}
