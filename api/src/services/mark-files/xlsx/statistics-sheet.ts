import {
  describeValues,
  exactPoints,
  exactShares,
  itemStatistics,
  itemTable,
  namedQuestions,
  provisionalBelow,
  type Description,
} from '@classeur/contracts'
import type ExcelJS from 'exceljs'
import { classFigures } from '../class-figures.ts'
import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'
import { totalsNotes } from '../totals-notes.ts'
import { addSheet, cellValue, headRow, titleRow, widthFor } from './write-cells.ts'

/** Statistics of the totals, then of each question. Says who is counted. */
export function addStatisticsSheet(book: ExcelJS.Workbook, { sheet, language }: FileContent): void {
  const { sheets, statistics: words } = fileWords[language]
  const questions = namedQuestions(sheet.exam.structure)
  const leaves = questions.map(({ leaf }) => leaf)
  const { taking, papers } = classFigures(sheet, leaves)
  const { results } = papers
  const points = describeValues(exactPoints(results.map(({ pointsHundredths }) => pointsHundredths)))
  const shares = describeValues(exactShares(results))
  const items = itemTable(
    leaves,
    taking.map(({ id }) => id),
    sheet.marks,
  )

  const table = addSheet(book, sheets.statistics, language, { rows: 0, columns: 1 })
  const [title = '', ...notes] = totalsNotes(papers, fileWords[language], String)
  titleRow(table.addRow([title]))
  for (const note of notes) table.addRow([note])
  headRow(table.addRow(['', words.points, words.share]), 2)
  const lines: [string, keyof Description][] = [
    [words.n, 'n'],
    [words.mean, 'mean'],
    [words.median, 'median'],
    [words.deviation, 'standardDeviation'],
    [words.lowerQuartile, 'lowerQuartile'],
    [words.upperQuartile, 'upperQuartile'],
    [words.lowest, 'lowest'],
    [words.highest, 'highest'],
  ]
  for (const [word, key] of lines) {
    const row = table.addRow([word, points?.[key] ?? null, shares?.[key] ?? null])
    row.getCell(2).numFmt = key === 'n' ? '0' : '0.00'
    row.getCell(3).numFmt = key === 'n' ? '0' : '0.0%'
  }
  table.addRow([])
  titleRow(table.addRow([words.items(String(items.studentIds.length), String(taking.length))]))
  if (items.studentIds.length < provisionalBelow) table.addRow([words.provisional(String(provisionalBelow))])
  headRow(table.addRow([words.question, words.maximum, words.mean, words.facility, words.itemRest]), 2)
  itemStatistics(items).forEach(({ mean, facility, itemRest }, index) => {
    const question = questions[index]
    if (!question) return
    const row = table.addRow([
      ...[cellValue(question.name), question.leaf.maxHundredths / 100, mean, facility, itemRest],
    ])
    const formats = ['', '0.00', '0.00', '0%', '0.00']
    formats.forEach((format, place) => format && (row.getCell(place + 1).numFmt = format))
  })
  table.getColumn(1).width = widthFor([words.deviation, ...questions.map(({ name }) => name)], 26, 40)
  for (const column of [2, 3, 4, 5]) table.getColumn(column).width = 24
}
