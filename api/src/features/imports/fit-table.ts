import { AppError, maxImportRows } from '@classeur/contracts'
import { maxImportColumns } from '@classeur/domain/roster'
import { printable } from '@classeur/domain/text'
import { importLimits } from './import-limits.ts'

const isEmpty = (cell: string) => cell === ''

/**
 * Removes empty cells at the end of rows and empty rows at the end of the table. Keeps other empty rows, so that row
 * numbers stay correct.
 * @param mostColumns the maximum number of columns
 * @throws AppError `imports/too-many-rows`, also for too many columns
 */
export function fitTable(
  rows: readonly (readonly string[])[],
  mostColumns: number = maxImportColumns,
): string[][] {
  const fitted = rows.map((row) => {
    const cells = row.map((cell) => printable(cell).trim().slice(0, importLimits.cellCharacters))
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
