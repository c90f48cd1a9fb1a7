import { sheetTable, type SheetColumn, type TableCell } from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import { resultTextsFor } from '../../result-texts.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { addSheet, headRow, cellValue, numberFormat, widthFor, type CellInput } from './write-cells.ts'

/** The frozen columns: number, last name and first name. */
const frozen = { rows: 1, columns: 3 }

const inputOf = (cell: TableCell): CellInput => (typeof cell === 'string' ? cell : cell.hundredths / 100)
/** The number format of results, which have the same decimals as on screen; null for other columns. */
function fixedFormat(cells: readonly (TableCell | undefined)[]): string | null {
  const decimals = cells.flatMap((cell) => (typeof cell === 'object' ? (cell.decimals ?? []) : []))[0]
  return decimals === undefined ? null : (['0', '0.0', '0.00'] as const)[decimals]
}

const isText = (column: SheetColumn) =>
  column.kind === 'field' && ['lastName', 'firstName', 'externalId', 'state'].includes(column.field)

/** Adds the table of marks, in the form that an import reads. */
export function addMarksSheet(
  book: ExcelJS.Workbook,
  { sheet, language }: MarkSheetContent,
  name = markSheetTexts[language].sheets.marks,
): void {
  // The spreadsheet program formats the numbers of cells. A heading is text, so it is written in the file's language.
  const { columns, rows } = sheetTable(sheet, language, resultTextsFor(language, 'latin').points)
  const table = addSheet(book, name, language, frozen)
  table.addRow(columns.map(({ header }) => cellValue(header)))
  for (const row of rows) table.addRow(row.map((cell) => cellValue(inputOf(cell))))
  columns.forEach((column, index) => {
    const inputs = rows.map((row) => inputOf(row[index] ?? ''))
    const format = fixedFormat(rows.map((row) => row[index])) ?? numberFormat(inputs)
    const written = table.getColumn(index + 1)
    if (format) written.numFmt = format
    written.width = isText(column)
      ? widthFor([column.header, ...inputs.map(String)], 10, 32)
      : widthFor([column.header], 6, 12)
    if (!isText(column)) written.alignment = { horizontal: 'right' }
  })
  headRow(table.getRow(1))
}
