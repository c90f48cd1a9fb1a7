import { fileText } from '@classeur/domain/text'
import type { Language } from '@classeur/contracts'
import type ExcelJS from 'exceljs'

/** What a cell of a workbook is made of; a number is one, everything else is text. */
export type CellInput = string | number | null

/** As few decimals as these numbers need, and two at most. Empty for texts alone. */
export function numberFormat(values: readonly CellInput[]): string {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return ''
  const fits = (digits: number) => numbers.every((value) => Number(value.toFixed(digits)) === value)
  return fits(0) ? '0' : fits(1) ? '0.0' : '0.00'
}

/** A text is never read as a formula: it is stored as one, and neutralised for programs that look at it again. */
export const cellValue = (input: CellInput): string | number | null =>
  typeof input === 'string' ? (input === '' ? null : fileText(input)) : input

/** A sheet in the direction of its language, whose first rows and columns stay in sight. */
export function addSheet(
  book: ExcelJS.Workbook,
  name: string,
  language: Language,
  frozen: { rows: number; columns: number },
): ExcelJS.Worksheet {
  return book.addWorksheet(name, {
    views: [
      {
        ...{ state: 'frozen', xSplit: frozen.columns, ySplit: frozen.rows },
        rightToLeft: language === 'ar',
      },
    ],
    pageSetup: {
      ...{ paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      ...(frozen.rows > 0 && { printTitlesRow: `${String(frozen.rows)}:${String(frozen.rows)}` }),
    },
  })
}

/** Named: without one, programs take another font for what is bold. */
const font = { name: 'Calibri', family: 2, size: 11 }

/** A row of heads. `numbersFrom`: the first column whose cells are numbers, from 1; its heads stand above them. */
export function headRow(row: ExcelJS.Row, numbersFrom = Infinity): void {
  row.eachCell({ includeEmpty: true }, (cell, column) => {
    cell.font = { ...font, bold: true }
    cell.border = { bottom: { style: 'thin' } }
    cell.alignment = {
      ...cell.alignment,
      ...{ wrapText: true, vertical: 'bottom' },
      ...(column >= numbersFrom && { horizontal: 'right' }),
    }
  })
}

/** A line above a table. */
export function titleRow(row: ExcelJS.Row): void {
  row.font = { ...font, bold: true, size: 12 }
}

/** Wide enough for its texts, in characters. */
export const widthFor = (texts: readonly string[], least: number, most: number): number =>
  Math.min(most, Math.max(least, ...texts.map((text) => [...text].length + 2)))
