import { headerMeaning } from '../importing/column-headers.ts'
import { guessMapping } from '../importing/guess-mapping.ts'
import { readImportRow } from '../importing/read-import-row.ts'
import { tidyName } from '../names/normalise-name.ts'
import type { NameOrder, SplitName } from '../names/split-name.ts'
import { columnBreak } from './cells-of-line.ts'
import { maxImportColumns, type ImportMapping } from '../importing/import-table.ts'

const nameFields: readonly string[] = ['firstName', 'lastName', 'fullName']
const columnsOf = (line: string) => line.split(columnBreak).slice(0, maxImportColumns)

/**
 * Whether a line is a heading: it names a column of full names, or a column of names and, if it has several columns, another
 * column with a known meaning.
 */
export function isHeading(line: string): boolean {
  const cells = columnsOf(line).map(tidyName).filter(Boolean)
  const fields = cells.flatMap((cell) => headerMeaning(cell)?.field ?? [])
  if (fields.includes('fullName')) return true
  return fields.length >= Math.min(cells.length, 2) && fields.some((field) => nameFields.includes(field))
}

/** The order of the names under a heading of one column, if it states one: "Nom et prénom", or "First name, Last name". */
export function statedOrder(heading: string): { order: NameOrder; isBetweenCommas: boolean } | null {
  const [cell = '', ...others] = columnsOf(heading).map(tidyName).filter(Boolean)
  const order = others.length === 0 ? headerMeaning(cell)?.order : undefined
  return order ? { order, isBetweenCommas: /[,،]/.test(cell) } : null
}

/** Maps the columns under a heading as an import does; null if the heading has only one column. */
export function mappingUnder(heading: string, lines: readonly string[]): ImportMapping | null {
  const columns = columnsOf(heading)
  if (columns.length < 2) return null
  return guessMapping({ rows: [columns, ...lines.map(columnsOf)] })
}

/** Reads a row under a heading; returns null if all name columns are empty. */
export function readUnder(
  mapping: ImportMapping,
  line: string,
): { name: Omit<SplitName, 'by'>; leftOut: string[] } | null {
  const cells = columnsOf(line)
  const fields = readImportRow(cells, mapping)
  if (!fields || fields.firstName + fields.lastName === '') return null
  const { firstName, lastName } = fields
  const leftOut = cells
    .filter((_, column) => !nameFields.includes(mapping.columns[column] ?? 'ignore'))
    .map(tidyName)
    .filter(Boolean)
  return { name: { firstName, lastName }, leftOut }
}
