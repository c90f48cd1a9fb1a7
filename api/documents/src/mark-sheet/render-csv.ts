import { decimalText, noteColumns, sheetTable, tableText } from '@classeur/domain/marks'
import type { ExportQuery } from '@classeur/contracts'
import { writeCsv } from '../csv/write-csv.ts'
import type { MarkSheetContent } from './mark-sheet-content.ts'

/** The marks as CSV, followed by the notes. With a semicolon as delimiter, decimals have a comma, as programs in such locales expect. */
export function renderCsv(
  { sheet, language }: MarkSheetContent,
  delimiter: ExportQuery['delimiter'],
): Buffer {
  const mark = delimiter === 'semicolon' ? ',' : '.'
  const notes = noteColumns(sheet, language)
  const table = sheetTable(sheet, language, (hundredths) => decimalText(hundredths, mark))
  const rows = tableText(table, mark).map((row, index) => [...row, ...(notes[index] ?? [])])
  return Buffer.from(writeCsv(rows, { delimiter }))
}
