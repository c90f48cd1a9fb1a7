import { sheetTable, type SheetColumn, type TableCell } from '@classeur/contracts'
import type ExcelJS from 'exceljs'
import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'
import { addSheet, headRow, cellValue, numberFormat, widthFor, type CellInput } from './write-cells.ts'

/** Number, last name and first name stay in sight. */
const frozen = { rows: 1, columns: 3 }

const inputOf = (cell: TableCell): CellInput => (typeof cell === 'string' ? cell : cell.hundredths / 100)
const isText = (column: SheetColumn) =>
  column.kind === 'field' && ['lastName', 'firstName', 'externalId', 'state'].includes(column.field)

/** The table of marks, as an import reads it back. */
export function addMarksSheet(book: ExcelJS.Workbook, { sheet, language }: FileContent): void {
  const { columns, rows } = sheetTable(sheet, language, '.')
  const table = addSheet(book, fileWords[language].sheets.marks, language, frozen)
  table.addRow(columns.map(({ header }) => cellValue(header)))
  for (const row of rows) table.addRow(row.map((cell) => cellValue(inputOf(cell))))
  columns.forEach((column, index) => {
    const inputs = rows.map((row) => inputOf(row[index] ?? ''))
    const format = numberFormat(inputs)
    const written = table.getColumn(index + 1)
    if (format) written.numFmt = format
    written.width = isText(column)
      ? widthFor([column.header, ...inputs.map(String)], 10, 32)
      : widthFor([column.header], 6, 12)
    if (!isText(column)) written.alignment = { horizontal: 'right' }
  })
  headRow(table.getRow(1))
}
