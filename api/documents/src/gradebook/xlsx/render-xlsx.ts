import { averageMaximum, isProvisional, type TableCell } from '@classeur/domain/marks'
import ExcelJS from 'exceljs'
import {
  addSheet,
  cellValue,
  headRow,
  numberFormat,
  widthFor,
  type CellInput,
} from '../../mark-sheet/xlsx/write-cells.ts'
import type { GradebookContent } from '../gradebook-content.ts'
import { gradebookTable, type GradebookTable } from '../gradebook-table.ts'
import { gradebookTexts } from '../gradebook-texts.ts'
import { averageFormula, formulaValue, type AverageRanges } from './average-formulas.ts'
import { addPointsSheet, headRows } from './points-sheet.ts'

const ways = ['by-maximum', 'by-scale'] as const
const fixedFormats = ['0', '0.0', '0.00'] as const
const [numberColumnWidth, examWidth, summaryWidth] = [6, 12, 18]

const inputOf = (cell: TableCell): CellInput => (typeof cell === 'string' ? cell : cell.hundredths / 100)
const valueOf = (cell: TableCell) => cellValue(inputOf(cell))

/**
 * Renders a workbook: the gradebook as numeric cells, and the points from which its averages recompute. Its formulas
 * refer to cells only, never to typed text.
 */
export async function renderGradebookXlsx(content: GradebookContent): Promise<Buffer> {
  const { language, className, nowMs } = content
  const table = gradebookTable(content, '.')
  const book = new ExcelJS.Workbook()
  book.creator = 'Classeur'
  book.title = className
  book.created = new Date(nowMs)
  book.modified = new Date(nowMs)
  const frozen = { rows: headRows, columns: table.fields.length }
  const sheet = addSheet(book, gradebookTexts[language].sheets.gradebook, language, frozen)
  // Added second, so that the gradebook is the first sheet; its formulas need the position of the points.
  const rangesOf = addPointsSheet(book, content, table)
  addHead(sheet, content, table)
  const areFormulas = addStudents(sheet, content, table, rangesOf)
  addClassMean(sheet, content, table)
  addNotes(sheet, content, areFormulas)
  formatColumns(sheet, table)
  return Buffer.from(await book.xlsx.writeBuffer())
}

function addHead(sheet: ExcelJS.Worksheet, { language }: GradebookContent, table: GradebookTable): void {
  const { coefficient, outOf } = gradebookTexts[language]
  sheet.addRow([...table.fields, ...table.exams.map(({ title }) => title), ...table.summary].map(cellValue))
  sheet.addRow([
    ...['', '', coefficient],
    ...table.exams.map(({ coefficientHundredths }) => coefficientHundredths / 100),
  ])
  sheet.addRow(['', '', outOf, ...table.exams.map((exam) => (exam.outOf === '' ? null : Number(exam.outOf)))])
  for (let row = 1; row <= headRows; row += 1) headRow(sheet.getRow(row), table.fields.length + 1)
}

/** Adds a row for each student. Returns whether every average is a formula. */
function addStudents(
  sheet: ExcelJS.Worksheet,
  { gradebook }: GradebookContent,
  table: GradebookTable,
  rangesOf: (position: number) => AverageRanges,
): boolean {
  const coefficientsHundredths = table.exams.map(({ coefficientHundredths }) => coefficientHundredths)
  const outOf = averageMaximum(gradebook.effectiveScale)
  let areFormulas = true
  table.rows.forEach((cells, position) => {
    const row = sheet.addRow([...cells.student, ...cells.exams, ...cells.summary].map(valueOf))
    const student = gradebook.students[position]
    ways.forEach((way, index) => {
      const average = cells.summary[index]
      if (!student || typeof average !== 'object') return
      const { hundredths, decimals = 2 } = average
      const result = hundredths / 100
      if (formulaValue({ way, student, coefficientsHundredths, outOf, decimals }) !== result) {
        areFormulas = false
        return
      }
      const formula = averageFormula({ way, outOf, decimals }, rangesOf(position))
      row.getCell(table.fields.length + table.exams.length + index + 1).value = { formula, result }
    })
  })
  return areFormulas
}

function addClassMean(
  sheet: ExcelJS.Worksheet,
  { gradebook, language }: GradebookContent,
  { classMean }: GradebookTable,
): void {
  const { classMean: label, notes } = gradebookTexts[language]
  const row = sheet.addRow(['', '', label, ...[...classMean.exams, ...classMean.summary].map(valueOf)])
  row.font = { name: 'Calibri', family: 2, size: 11, bold: true }
  row.eachCell({ includeEmpty: true }, (cell) => (cell.border = { top: { style: 'thin' } }))
  sheet.addRow([
    ...['', '', ''],
    ...gradebook.exams.map(({ mean }) =>
      mean.share !== null && isProvisional(mean) ? notes.provisional : null,
    ),
  ])
}

function addNotes(sheet: ExcelJS.Worksheet, { language }: GradebookContent, areFormulas: boolean): void {
  const { notes } = gradebookTexts[language]
  const { statuses, classMean, averages, trend } = notes
  const shown = [statuses, classMean, averages['by-maximum'], averages['by-scale'], trend]
  for (const text of areFormulas ? shown : [...shown, notes.values]) sheet.addRow(['', cellValue(text)])
}

/** The number format of cells: the decimals of their rounding, or as many as the values need. Empty without numbers. */
function formatOf(cells: readonly TableCell[]): string {
  const decimals = cells.flatMap((cell) => (typeof cell === 'object' ? (cell.decimals ?? []) : []))[0]
  return decimals === undefined ? numberFormat(cells.map(inputOf)) : fixedFormats[decimals]
}

function formatColumns(sheet: ExcelJS.Worksheet, table: GradebookTable): void {
  const { fields, exams, summary, rows, classMean } = table
  const columns = rows.map((row) => [...row.student, ...row.exams, ...row.summary])
  const means = [...classMean.exams, ...classMean.summary]
  const count = fields.length + exams.length + summary.length
  for (let index = 0; index < count; index += 1) {
    const cells = columns.map((row) => row[index] ?? '')
    const inputs = cells.map(inputOf)
    const format = formatOf(cells)
    const column = sheet.getColumn(index + 1)
    // Not the format of the results: their mean has decimals also when they are whole numbers.
    const mean = means[index - fields.length]
    const meanFormat = mean && formatOf([mean])
    if (meanFormat) sheet.getCell(headRows + rows.length + 1, index + 1).numFmt = meanFormat
    const isText = index > 0 && index < fields.length
    if (!isText && format) {
      for (let row = headRows + 1; row <= headRows + rows.length; row += 1) {
        sheet.getCell(row, index + 1).numFmt = format
      }
    }
    if (!isText) column.alignment = { horizontal: 'right' }
    column.width = isText
      ? widthFor(inputs.map(String), 14, 32)
      : index === 0
        ? numberColumnWidth
        : index < fields.length + exams.length
          ? examWidth
          : summaryWidth
  }
  // Headings are aligned after the columns, whose alignment replaces that of every cell.
  for (let row = 1; row <= headRows; row += 1) headRow(sheet.getRow(row), fields.length + 1)
}
