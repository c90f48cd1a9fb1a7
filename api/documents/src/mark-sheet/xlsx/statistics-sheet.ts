import {
  describeValues,
  exactShares,
  itemStatistics,
  itemTable,
  questionColumn,
  namedQuestions,
  provisionalBelow,
  type Description,
} from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import type ExcelJS from 'exceljs'
import { resultTextsFor } from '../../result-texts.ts'
import { classFigures } from '../class-figures.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { totalsNotes } from '../totals-notes.ts'
import { addSheet, cellValue, headRow, titleRow, widthFor } from './write-cells.ts'

/**
 * Adds statistics of the results, then of each question, each with the number of papers. Points are shares scaled to the
 * exam's maximum, as on screen, because the maximum of a paper is lower if a question doesn't count.
 */
export function addStatisticsSheet(book: ExcelJS.Workbook, content: MarkSheetContent): void {
  const { sheets, statistics: texts } = markSheetTexts[content.language]
  const questions = namedQuestions(content.sheet.exam.structure)
  const table = addSheet(book, sheets.statistics, content.language, { rows: 0, columns: 1 })
  addResults(table, content)
  table.addRow([])
  addQuestions(table, content)
  table.getColumn(1).width = widthFor([texts.deviation, ...questions.map(({ name }) => name)], 26, 40)
  for (const column of [2, 3, 4, 5, 6]) table.getColumn(column).width = 22
}

function addResults(table: ExcelJS.Worksheet, { sheet, language }: MarkSheetContent): void {
  const { statistics: texts } = markSheetTexts[language]
  const { structure, effectiveScale: scale } = sheet.exam
  const { mean, papers } = classFigures(sheet, [])
  const shares = describeValues(exactShares(papers.results))
  const [title = '', ...notes] = totalsNotes(mean, markSheetTexts[language], String)
  titleRow(table.addRow([title]))
  for (const note of notes) table.addRow([note])
  const maximum = maximumOf(structure)
  const columns = [
    ...(scale.kind === 'points'
      ? [{ head: texts.result(String(scale.max)), whole: scale.max, format: '0.00' }]
      : []),
    {
      // The spreadsheet program formats the numbers of cells. A heading is text, so it is written in the file's language.
      head: texts.points(resultTextsFor(language, 'latin').points(maximum)),
      ...{ whole: maximum / 100, format: '0.00' },
    },
    { head: texts.share, whole: 1, format: '0.0%' },
  ]
  headRow(table.addRow(['', ...columns.map(({ head }) => head)]), 2)
  const lines: [string, keyof Description][] = [
    [texts.n, 'n'],
    [texts.mean, 'mean'],
    [texts.median, 'median'],
    [texts.deviation, 'standardDeviation'],
    [texts.lowerQuartile, 'lowerQuartile'],
    [texts.upperQuartile, 'upperQuartile'],
    [texts.lowest, 'lowest'],
    [texts.highest, 'highest'],
  ]
  for (const [word, key] of lines) {
    const value = shares?.[key] ?? null
    const row = table.addRow([
      word,
      ...columns.map(({ whole }) => (value === null ? null : key === 'n' ? value : value * whole)),
    ])
    columns.forEach(({ format }, index) => {
      row.getCell(index + 2).numFmt = key === 'n' ? '0' : format
    })
  }
}

function addQuestions(table: ExcelJS.Worksheet, { sheet, language }: MarkSheetContent): void {
  const { statistics: texts } = markSheetTexts[language]
  const questions = namedQuestions(sheet.exam.structure)
  const leaves = questions.map(({ leaf }) => leaf)
  const { taking, meanByLeaf } = classFigures(sheet, leaves)
  const items = itemTable(
    leaves.map(questionColumn),
    taking.map(({ id }) => id),
    sheet.marks,
  )
  titleRow(table.addRow([texts.questionMeans]))
  table.addRow([texts.items(String(items.studentIds.length), String(taking.length))])
  if (items.studentIds.length < provisionalBelow) table.addRow([texts.provisional])
  const heads = [texts.question, texts.maximum, texts.mean, texts.n, texts.facility, texts.itemRest]
  headRow(table.addRow(heads), 2)
  itemStatistics(items).forEach(({ facility, itemRest }, index) => {
    const question = questions[index]
    if (!question) return
    const { n = 0, sumHundredths = 0 } = meanByLeaf.get(question.leaf.id) ?? {}
    const row = table.addRow([
      ...[cellValue(question.name), question.leaf.maxHundredths / 100],
      ...[n === 0 ? null : sumHundredths / n / 100, n, facility, itemRest],
    ])
    const formats = ['', '0.00', '0.00', '0', '0.0%', '0.00']
    formats.forEach((format, index) => format && (row.getCell(index + 1).numFmt = format))
  })
}
