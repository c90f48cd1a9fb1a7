import { sheetLabels } from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { lostMarks } from '../lost-marks.ts'
import { addSheet, cellValue, headRow, titleRow, widthFor } from './write-cells.ts'

const headerRow = 3
/** The column of points. */
const firstNumber = 5

/** Adds the list of lost marks. */
export function addErrorsSheet(book: ExcelJS.Workbook, content: MarkSheetContent): void {
  const { language } = content
  const { sheets, errors: texts } = markSheetTexts[language]
  const { fields } = sheetLabels[language]
  const lost = lostMarks(content)
  const table = addSheet(book, sheets.errors, language, { rows: headerRow, columns: 3 })
  const half = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' }).format(0.5)
  titleRow(table.addRow([texts.title(half)]))
  table.addRow(lost.length === 0 ? [texts.none] : [])
  table.addRow([
    ...[fields.number, fields.lastName, fields.firstName, texts.question],
    ...[texts.points, texts.maximum, texts.share, texts.mark],
  ])
  for (const { student, question, status, ...cell } of lost) {
    table.addRow([
      ...[student.number, cellValue(student.lastName), cellValue(student.firstName), cellValue(question)],
      ...[cell.pointsHundredths / 100, cell.maximumHundredths / 100],
      ...[cell.pointsHundredths / cell.maximumHundredths, cellValue(status)],
    ])
  }
  const formats = ['0', '', '', '', '0.00', '0.00', '0%', '']
  formats.forEach((format, index) => {
    const column = table.getColumn(index + 1)
    if (format) column.numFmt = format
  })
  const widths = [
    6,
    widthFor(
      lost.map(({ student }) => student.lastName),
      14,
      32,
    ),
    widthFor(
      lost.map(({ student }) => student.firstName),
      14,
      32,
    ),
    widthFor(
      lost.map(({ question }) => question),
      12,
      40,
    ),
    ...[10, 14, 10, 20],
  ]
  widths.forEach((width, index) => (table.getColumn(index + 1).width = width))
  headRow(table.getRow(headerRow), firstNumber)
}
