import { fileText } from '@classeur/domain/text'
import type { Language } from '@classeur/contracts'
import type ExcelJS from 'exceljs'

/** The content of a workbook cell; numbers become numeric cells, everything else text. */
export type CellInput = string | number | null

/** The number format with as few decimals as these numbers need, at most two. Empty if there are only texts. */
export function numberFormat(values: readonly CellInput[]): string {
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return ''
  const fits = (digits: number) => numbers.every((value) => Number(value.toFixed(digits)) === value)
  return fits(0) ? '0' : fits(1) ? '0.0' : '0.00'
}

/** A text never becomes a formula: it is stored as text, and neutralised for programs that parse it again. */
export const cellValue = (input: CellInput): string | number | null =>
  typeof input === 'string' ? (input === '' ? null : fileText(input)) : input

/** Adds a sheet in the direction of its language, with the first rows and columns frozen. */
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

/** Names the font, because programs otherwise use another one for bold text. */
const font = { name: 'Calibri', family: 2, size: 11 }

/**
 * Formats a row of headings. `numbersFrom` and `numbersTo`: the first and the last column with numbers, from 1; their
 * headings are aligned like the numbers.
 */
export function headRow(row: ExcelJS.Row, numbersFrom = Infinity, numbersTo = Infinity): void {
  row.eachCell({ includeEmpty: true }, (cell, column) => {
    cell.font = { ...font, bold: true }
    cell.border = { bottom: { style: 'thin' } }
    cell.alignment = {
      ...cell.alignment,
      ...{ wrapText: true, vertical: 'bottom' },
      ...(column >= numbersFrom && column <= numbersTo && { horizontal: 'right' }),
    }
  })
}

/** Formats a title above a table. */
export function titleRow(row: ExcelJS.Row): void {
  row.font = { ...font, bold: true, size: 12 }
}

/** The column width that fits these texts, in characters. */
export const widthFor = (texts: readonly string[], least: number, most: number): number =>
  Math.min(most, Math.max(least, ...texts.map((text) => [...text].length + 2)))
