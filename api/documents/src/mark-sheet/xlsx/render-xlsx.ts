import ExcelJS from 'exceljs'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { addErrorsSheet } from './errors-sheet.ts'
import { addMarksSheet } from './marks-sheet.ts'
import { addStatisticsSheet } from './statistics-sheet.ts'

/**
 * Renders a workbook with three sheets: the marks as numeric cells, the lost marks, and statistics. It contains no
 * formulas, whatever people typed.
 */
export async function renderXlsx(content: MarkSheetContent): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.creator = 'Classeur'
  book.title = content.title
  book.created = new Date(content.nowMs)
  book.modified = new Date(content.nowMs)
  addMarksSheet(book, content)
  addErrorsSheet(book, content)
  addStatisticsSheet(book, content)
  return Buffer.from(await book.xlsx.writeBuffer())
}
