import type ExcelJS from 'exceljs'
import { headRow } from '../mark-sheet/xlsx/write-cells.ts'

/** The value that a program shows before it computes: a number, or an empty text where there is nothing to compute. */
export type FormulaResult = number | ''

/** A cell that recomputes; `result` is what it recomputes to. */
export const formula = (text: string, result: number | null): { formula: string; result: FormulaResult } => ({
  formula: text,
  result: result ?? '',
})

/** The letters of a column, from 1: A, B … Z, AA. */
export function letterOf(column: number): string {
  const rest = (column - 1) % 26
  const before = (column - 1 - rest) / 26
  return `${before === 0 ? '' : letterOf(before)}${String.fromCharCode(65 + rest)}`
}

/** A range of cells of one sheet, which other sheets and rows can refer to: 'Papers'!$D$4:$D$26. */
export function rangeOf(sheet: string, from: { column: number; row: number }, to = from): string {
  const cell = ({ column, row }: { column: number; row: number }) => `$${letterOf(column)}$${String(row)}`
  const cells = from === to ? cell(from) : `${cell(from)}:${cell(to)}`
  return `'${sheet.replaceAll("'", "''")}'!${cells}`
}

/** Sets one number format for the cells of a row. */
export function formatRow(row: ExcelJS.Row, format: string, from: number, to: number): void {
  for (let column = from; column <= to; column += 1) row.getCell(column).numFmt = format
}

/** Formats the first rows as headings, with the numbers from a column on aligned to the end. */
export function headRows(sheet: ExcelJS.Worksheet, rows: readonly number[], numbersFrom: number): void {
  for (const row of rows) headRow(sheet.getRow(row), numbersFrom)
}
