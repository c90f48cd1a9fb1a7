import { errorCell, shareNumber, type AreaResult } from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import { addSheet, cellValue, widthFor } from '../mark-sheet/xlsx/write-cells.ts'
import { formula, headRows, letterOf } from './formula-cells.ts'
import type { PapersCells, WorkedInput } from './papers-sheet.ts'
import { workedTexts, type WorkedTexts } from './worked-texts.ts'

const headRow = 3
const firstRow = 5
const summaryColumns = 5
const [nameColumn, questionsColumn, lostColumn, maximumColumn, wonColumn] = [1, 2, 3, 4, 5]

/**
 * Adds one line for each skill and thinking level: the share of points won. Beside it, two columns for each with what
 * every student lost and could win.
 */
export function addAreasSheet(book: ExcelJS.Workbook, input: WorkedInput, papers: PapersCells): void {
  const { content, analysis, questions, taking } = input
  const { sheets, areas: texts, levels, notes } = workedTexts[content.language]
  const table = addSheet(book, sheets.areas, content.language, { rows: headRow, columns: 1 })
  const areas: { area: AreaResult; name: string }[] = [
    ...analysis.skills.map((area) => ({ area, name: content.sheet.skillNames[area.column.id] ?? '–' })),
    ...analysis.levels.map((area) => ({ area, name: levels[area.column.id as keyof WorkedTexts['levels']] })),
  ]
  const positionOf = new Map(questions.map(({ leaf }, index) => [leaf.id, index]))
  const labels = new Map(questions.map(({ leaf, name }) => [leaf.id, name]))
  const lastRow = firstRow + Math.max(taking.length, 1) - 1
  table.getRow(1).values = [notes.areas]
  table.getRow(headRow).values = [
    ...[texts.area, texts.questions, texts.lost, texts.maximum, texts.won],
    '',
    ...areas.flatMap(({ name }) => [cellValue(name), '']),
  ]
  table.getRow(headRow + 1).values = [
    ...Array.from({ length: summaryColumns + 1 }, () => ''),
    ...areas.flatMap(() => [texts.lost, texts.maximum]),
  ]
  areas.forEach(({ area: { column, missed }, name }, index) => {
    const lost = summaryColumns + 2 + index * 2
    const range = (at: number) => `$${letterOf(at)}$${String(firstRow)}:$${letterOf(at)}$${String(lastRow)}`
    let [lostSum, maximumSum] = [0, 0]
    taking.forEach(({ id }, student) => {
      const cells = column.parts.map(({ leafId, weight }) => {
        const position = positionOf.get(leafId) ?? 0
        return { mark: papers.mark(student, position), maximum: papers.maximum(position), weight }
      })
      const possible = cells
        .map(({ mark, maximum, weight }) => `${String(weight)}*ISNUMBER(${mark})*${maximum}`)
        .join('+')
      const won = cells.map(({ mark, weight }) => `${String(weight)}*N(${mark})`).join('+')
      const own = errorCell(column, content.sheet.marks.get(id) ?? {})
      const ownLost = own ? Math.max(own.maximumHundredths - own.pointsHundredths, 0) / 100 : 0
      const ownMaximum = own ? own.maximumHundredths / 100 : 0
      lostSum += ownLost
      maximumSum += ownMaximum
      const added = table.getRow(firstRow + student)
      const maximumCell = `$${letterOf(lost + 1)}${String(added.number)}`
      added.getCell(lost).value = formula(`MAX(0,ROUND(${maximumCell}-(${won}),2))`, ownLost)
      added.getCell(lost + 1).value = formula(possible, ownMaximum)
    })
    const summary = table.getRow(headRow + 1 + index)
    const { number } = summary
    const cell = (at: number) => `$${letterOf(at)}$${String(number)}`
    const share = missed.lostShare
    summary.getCell(nameColumn).value = cellValue(name)
    summary.getCell(questionsColumn).value = cellValue(
      column.parts.map(({ leafId }) => labels.get(leafId) ?? '').join(', '),
    )
    summary.getCell(lostColumn).value = formula(`SUM(${range(lost)})`, lostSum)
    summary.getCell(maximumColumn).value = formula(`SUM(${range(lost + 1)})`, maximumSum)
    summary.getCell(wonColumn).value = formula(
      `IF(${cell(maximumColumn)}=0,"",1-${cell(lostColumn)}/${cell(maximumColumn)})`,
      share === null ? null : 1 - shareNumber(share),
    )
    for (const at of [lostColumn, maximumColumn]) summary.getCell(at).numFmt = '0.00'
    summary.getCell(wonColumn).numFmt = '0.0%'
  })
  headRows(table, [headRow], lostColumn)
  table.getColumn(nameColumn).width = widthFor(
    areas.map(({ name }) => name),
    24,
    48,
  )
  table.getColumn(questionsColumn).width = 24
  for (const at of [lostColumn, maximumColumn, wonColumn]) table.getColumn(at).width = 14
}
