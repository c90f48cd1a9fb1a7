import type ExcelJS from 'exceljs'
import { addSheet, cellValue, headRow } from '../../mark-sheet/xlsx/write-cells.ts'
import type { GradebookContent } from '../gradebook-content.ts'
import type { GradebookTable } from '../gradebook-table.ts'
import { gradebookTexts } from '../gradebook-texts.ts'
import type { AverageRanges } from './average-formulas.ts'

/** The rows above the students, on both sheets: titles, coefficients, and what the numbers are out of. */
export const headRows = 3
const fieldColumns = 3
const coefficientRow = 2
const numberWidth = 9

/**
 * Adds the points of each student who has a result: one block of columns with the points, one with the maxima, one with
 * the shares as formulas. Returns the ranges that the averages of the student at a position refer to.
 */
export function addPointsSheet(
  book: ExcelJS.Workbook,
  { gradebook, language }: GradebookContent,
  table: GradebookTable,
): (position: number) => AverageRanges {
  const { sheets, blocks, coefficient } = gradebookTexts[language]
  const sheet = addSheet(book, sheets.points, language, { rows: headRows, columns: fieldColumns })
  const count = table.exams.length
  const columnOf = (block: number, exam: number) =>
    sheet.getColumn(fieldColumns + block * count + exam + 1).letter
  const titles = table.exams.map(({ title }) => cellValue(title))
  const coefficients = table.exams.map(({ coefficientHundredths }) => coefficientHundredths / 100)
  sheet.addRow([...table.fields, ...titles, ...titles, ...titles])
  sheet.addRow(['', '', coefficient, ...coefficients, ...coefficients, ...coefficients])
  sheet.addRow([
    ...['', '', ''],
    ...[blocks.points, blocks.maxima, blocks.shares].flatMap((name) => table.exams.map(() => name)),
  ])
  gradebook.students.forEach(({ number, lastName, firstName, cells }, position) => {
    const row = headRows + position + 1
    sheet.addRow([
      ...[number, cellValue(lastName), cellValue(firstName)],
      ...cells.map(({ pointsHundredths }) => (pointsHundredths === null ? null : pointsHundredths / 100)),
      ...cells.map(({ maximumHundredths }) => (maximumHundredths === null ? null : maximumHundredths / 100)),
      ...cells.map(({ pointsHundredths, maximumHundredths }, exam) =>
        pointsHundredths === null || maximumHundredths === null
          ? null
          : {
              formula: `${columnOf(0, exam)}${String(row)}/${columnOf(1, exam)}${String(row)}`,
              result: pointsHundredths / maximumHundredths,
            },
      ),
    ])
  })
  for (let column = fieldColumns + 1; column <= fieldColumns + 3 * count; column += 1) {
    sheet.getColumn(column).numFmt = column > fieldColumns + 2 * count ? '0.0%' : '0.00'
    sheet.getColumn(column).width = numberWidth
  }
  for (let row = 1; row <= headRows; row += 1) headRow(sheet.getRow(row), fieldColumns + 1)

  const rangeOf = (block: number, row: number) =>
    `'${sheets.points}'!$${columnOf(block, 0)}$${String(row)}:$${columnOf(block, count - 1)}$${String(row)}`
  return (position) => ({
    coefficients: rangeOf(0, coefficientRow),
    points: rangeOf(0, headRows + position + 1),
    maxima: rangeOf(1, headRows + position + 1),
    shares: rangeOf(2, headRows + position + 1),
  })
}
