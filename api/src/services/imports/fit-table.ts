import { AppError, maxImportColumns, maxImportRows } from '@classeur/contracts'
import { importLimits } from './import-limits.ts'

const isEmpty = (cell: string) => cell === ''

/**
 * Rows as they are sent: without what is empty at the end of a row and of the table; empty lines within it stay, so that
 * a row keeps its place. `mostColumns`: what a table of this kind may have.
 * @throws AppError `imports/too-many-rows`, also for too many columns
 */
export function fitTable(
  rows: readonly (readonly string[])[],
  mostColumns: number = maxImportColumns,
): string[][] {
  const fitted = rows.map((row) => {
    const cells = row.map((cell) => cell.trim().slice(0, importLimits.cellCharacters))
    while (cells.length > 0 && isEmpty(cells.at(-1) ?? '')) cells.pop()
    if (cells.length > mostColumns) throw tooMany(mostColumns)
    return cells
  })
  while (fitted.at(-1)?.length === 0) fitted.pop()
  if (fitted.length > maxImportRows) throw tooMany(mostColumns)
  return fitted
}

export const tooMany = (mostColumns: number = maxImportColumns) =>
  new AppError('imports/too-many-rows', { rows: maxImportRows, columns: mostColumns })
export const unreadable = () => new AppError('imports/unreadable')
