import { noteLabels, sheetLabels } from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { errorLines, type ErrorLine } from '../error-lines.ts'
import { addSheet, cellValue, headRow, titleRow, widthFor } from './write-cells.ts'

const headerRow = 3
/** The columns from points to what is there instead of a mark. */
const [firstNumber, lastNumber] = [5, 8]

/** Adds the list of lost marks and of notes, in the form that an import reads. */
export function addErrorsSheet(book: ExcelJS.Workbook, content: MarkSheetContent): void {
  const { language } = content
  const { sheets, errors: texts } = markSheetTexts[language]
  const { fields } = sheetLabels[language]
  const { heading } = noteLabels[language]
  const lines = errorLines(content)
  const table = addSheet(book, sheets.errors, language, { rows: headerRow, columns: 3 })
  const half = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' }).format(0.5)
  titleRow(table.addRow([texts.title(half)]))
  table.addRow(lines.length === 0 ? [texts.none] : [])
  table.addRow([
    ...[fields.number, fields.lastName, fields.firstName, heading.question],
    ...[texts.points, texts.maximum, texts.share, texts.mark],
    ...[heading.errorTypes, heading.comment],
  ])
  for (const { student, question, status, pointsHundredths: points, ...cell } of lines) {
    table.addRow([
      ...[student.number, cellValue(student.lastName), cellValue(student.firstName), cellValue(question)],
      ...[points === null ? null : points / 100, cell.maximumHundredths / 100],
      ...[points === null ? null : points / cell.maximumHundredths, cellValue(status)],
      ...[cellValue(cell.errorTypes), cellValue(cell.comment)],
    ])
  }
  const formats = ['0', '', '', '', '0.00', '0.00', '0%', '', '', '']
  formats.forEach((format, index) => {
    const column = table.getColumn(index + 1)
    if (format) column.numFmt = format
  })
  const widthOf = (textOf: (line: ErrorLine) => string, least: number, most: number) =>
    widthFor(lines.map(textOf), least, most)
  const widths = [
    6,
    widthOf(({ student }) => student.lastName, 14, 32),
    widthOf(({ student }) => student.firstName, 14, 32),
    widthOf(({ question }) => question, 12, 40),
    ...[10, 14, 10, 20],
    widthOf(({ errorTypes }) => errorTypes, 20, 40),
    widthOf(({ comment }) => comment, 20, 60),
  ]
  widths.forEach((width, index) => (table.getColumn(index + 1).width = width))
  headRow(table.getRow(headerRow), firstNumber, lastNumber)
}
