import {
  describeValues,
  exactPoints,
  exactShares,
  itemStatistics,
  itemTable,
  namedQuestions,
  resultOf,
  type Description,
} from '@classeur/contracts'
import type ExcelJS from 'exceljs'
import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'
import { addSheet, cellValue, headRow, titleRow, widthFor } from './write-cells.ts'

/** Below this many papers numbers say little about a question. */
const fewPapers = 10

/** Statistics of the totals, then of each question. Says who is counted. */
export function addStatisticsSheet(book: ExcelJS.Workbook, { sheet, language }: FileContent): void {
  const { sheets, statistics: words } = fileWords[language]
  const { structure } = sheet.exam
  const taking = sheet.students.filter(({ takesPart }) => takesPart)
  const results = taking
    .map(({ id }) => resultOf(structure, sheet.marks.get(id) ?? {}))
    .filter(({ pointsHundredths, maximumHundredths }) => pointsHundredths !== null && maximumHundredths > 0)
  const points = describeValues(exactPoints(results.map(({ pointsHundredths }) => pointsHundredths ?? 0)))
  const shares = describeValues(exactShares(results))
  const questions = namedQuestions(structure)
  const items = itemTable(
    questions.map(({ leaf }) => leaf),
    taking.map(({ id }) => id),
    sheet.marks,
  )

  const table = addSheet(book, sheets.statistics, language, { rows: 0, columns: 1 })
  const counted = (some: number) => [String(some), String(taking.length)] as const
  titleRow(table.addRow([words.totals(...counted(results.length))]))
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
  titleRow(table.addRow([words.items(...counted(items.studentIds.length))]))
  if (items.studentIds.length < fewPapers) table.addRow([words.provisional])
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
