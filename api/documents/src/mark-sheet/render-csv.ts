import { sheetTable, tableText } from '@classeur/domain/marks'
import type { ExportQuery } from '@classeur/contracts'
import { writeCsv } from '../csv/write-csv.ts'
import type { MarkSheetContent } from './mark-sheet-content.ts'

/** The marks as CSV. With a semicolon as delimiter, decimals have a comma, as programs in such locales expect. */
export function renderCsv(
  { sheet, language }: MarkSheetContent,
  delimiter: ExportQuery['delimiter'],
): Buffer {
  const mark = delimiter === 'semicolon' ? ',' : '.'
  return Buffer.from(writeCsv(tableText(sheetTable(sheet, language, mark), mark), { delimiter }))
}
