import type { TableCell } from '@classeur/domain/marks'
import ExcelJS from 'exceljs'
import { gradebookTable } from '../gradebook/gradebook-table.ts'
import { gradebookTexts } from '../gradebook/gradebook-texts.ts'
import { addMarksSheet } from '../mark-sheet/xlsx/marks-sheet.ts'
import { addSheet, cellValue, headRow } from '../mark-sheet/xlsx/write-cells.ts'
import type { ClassWorkbookContent } from './class-workbook-content.ts'
import { sheetNames } from './sheet-names.ts'

const [numberWidth, nameWidth, resultWidth] = [6, 18, 14]

/**
 * Renders the workbook of a class: an overview with the results of all exams, then one sheet with the marks of each
 * exam. It contains no formulas, whatever people typed.
 */
export async function renderClassWorkbook(content: ClassWorkbookContent): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.creator = 'Classeur'
  book.title = content.className
  book.created = new Date(content.nowMs)
  book.modified = new Date(content.nowMs)
  const overview = gradebookTexts[content.language].sheets.gradebook
  addOverview(book, overview, content)
  const names = sheetNames(
    content.exams.map(({ title }) => title),
    [overview],
  )
  content.exams.forEach((exam, index) => addMarksSheet(book, exam, names[index]))
  return Buffer.from(await book.xlsx.writeBuffer())
}

function addOverview(book: ExcelJS.Workbook, name: string, content: ClassWorkbookContent): void {
  const { gradebook, className, language } = content
  const table = gradebookTable(
    {
      ...{ gradebook, className, language, digits: 'latin', type: null },
      ...{ period: '', groupName: '', schoolName: '', timeZone: 'UTC', nowMs: content.nowMs },
    },
    '.',
  )
  const fixed = table.fields.length
  const sheet = addSheet(book, name, language, { rows: 1, columns: fixed })
  const valueOf = (cell: TableCell) => cellValue(typeof cell === 'string' ? cell : cell.hundredths / 100)
  const headings = [
    ...table.fields,
    ...table.exams.map(({ title, outOf }) => (outOf === '' ? title : `${title} (/${outOf})`)),
    ...table.summary,
  ]
  sheet.addRow(headings.map(cellValue))
  for (const { student, exams, summary } of table.rows)
    sheet.addRow([...student, ...exams, ...summary].map(valueOf))
  headings.forEach((_, index) => {
    sheet.getColumn(index + 1).width = index === 0 ? numberWidth : index < fixed ? nameWidth : resultWidth
  })
  headRow(sheet.getRow(1), fixed + 1)
}
