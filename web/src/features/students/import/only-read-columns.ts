import type { ImportMapping, ImportTable } from '@classeur/contracts'

/** Keeps only the columns that are imported, so that other personal data in the file isn't sent again. */
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
