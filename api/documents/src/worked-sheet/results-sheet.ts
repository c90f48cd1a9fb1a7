import { maximumOf } from '@classeur/domain/exams'
import type { Description } from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import { resultTextsFor } from '../result-texts.ts'
import { addSheet, widthFor } from '../mark-sheet/xlsx/write-cells.ts'
import { formatRow, formula, headRows, letterOf, rangeOf } from './formula-cells.ts'
import type { PapersCells, WorkedInput } from './papers-sheet.ts'
import { workedTexts } from './worked-texts.ts'

const passMarkRow = 2
const headRow = 4
const shareColumn = 2

/** Where the pass mark stands, a share of the maximum. */
export const passMarkCell = (sheetName: string) =>
  rangeOf(sheetName, { column: shareColumn, row: passMarkRow })

/** Fills the sheet of results: each figure as a share, in points and on the exam's scale. */
export function fillResultsSheet(
  table: ExcelJS.Worksheet,
  { content, analysis }: WorkedInput,
  { shares, passed }: PapersCells,
): void {
  const { language, sheet } = content
  const texts = workedTexts[language]
  const { effectiveScale: scale, structure } = sheet.exam
  const maximum = maximumOf(structure)
  const wholes = [maximum / 100, ...(scale.kind === 'points' ? [scale.max] : [])]
  const description = analysis.results.shares
  table.addRow([texts.notes.recomputes])
  table
    .addRow([texts.passMark, sheet.exam.effectivePassMarkBasisPoints / 10_000])
    .getCell(shareColumn).numFmt = '0.0%'
  table.addRow([])
  table.addRow([
    ...['', texts.share, texts.pointsOf(resultTextsFor(language, 'latin').points(maximum))],
    ...(scale.kind === 'points' ? [texts.result(String(scale.max))] : []),
  ])
  const lines: [string, string, keyof Description][] = [
    [texts.measures.mean, `AVERAGE(${shares})`, 'mean'],
    [texts.measures.median, `MEDIAN(${shares})`, 'median'],
    [texts.measures.deviation, `STDEV(${shares})`, 'standardDeviation'],
    [texts.measures.lowerQuartile, `QUARTILE(${shares},1)`, 'lowerQuartile'],
    [texts.measures.upperQuartile, `QUARTILE(${shares},3)`, 'upperQuartile'],
    [texts.measures.lowest, `MIN(${shares})`, 'lowest'],
    [texts.measures.highest, `MAX(${shares})`, 'highest'],
  ]
  const count = description?.n ?? 0
  table.addRow([texts.measures.n]).getCell(shareColumn).value = formula(`COUNT(${shares})`, count)
  for (const [word, text, key] of lines) {
    const row = table.addRow([word])
    const value = description?.[key] ?? null
    row.getCell(shareColumn).value = formula(`IFERROR(${text},"")`, value)
    row.getCell(shareColumn).numFmt = '0.0%'
    wholes.forEach((whole, index) => {
      const source = `${letterOf(shareColumn)}${String(row.number)}`
      row.getCell(shareColumn + 1 + index).value = formula(
        `IF(${source}="","",${source}*${String(whole)})`,
        value === null ? null : value * whole,
      )
    })
    formatRow(row, '0.00', shareColumn + 1, shareColumn + wholes.length)
  }
  const rate = table.addRow([texts.measures.passRate])
  rate.getCell(shareColumn).value = formula(
    `IF(COUNT(${shares})=0,"",SUM(${passed})/COUNT(${shares}))`,
    count === 0 ? null : analysis.results.passed / count,
  )
  rate.getCell(shareColumn).numFmt = '0.0%'
  headRows(table, [headRow], shareColumn)
  table.getColumn(1).width = widthFor(Object.values(texts.measures), 26, 40)
  for (const column of [2, 3, 4]) table.getColumn(column).width = 16
}

/** Adds the sheet of results before the papers exist, so that it is the first one. */
export const addResultsSheet = (book: ExcelJS.Workbook, { content: { language } }: WorkedInput) =>
  addSheet(book, workedTexts[language].sheets.results, language, { rows: 0, columns: 1 })
