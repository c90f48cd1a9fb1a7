import type { ImportMapping, ImportTable } from '@classeur/contracts'

/** The columns that are read, and nothing else of the file: what is not imported does not leave the browser again. */
export function onlyReadColumns(
  table: ImportTable,
  mapping: ImportMapping,
): { table: ImportTable; mapping: ImportMapping } {
  const read = mapping.columns.flatMap((field, column) => (field === 'ignore' ? [] : [column]))
  const fields = mapping.columns.filter((field) => field !== 'ignore')
  return {
    table: { rows: table.rows.map((cells) => read.map((column) => cells[column] ?? '')) },
    mapping: { ...mapping, columns: fields },
  }
}
