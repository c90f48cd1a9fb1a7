import {
  countedPoints,
  resultOf,
  shownStatus,
  type ExamAnalysis,
  type FileStudent,
  type NamedQuestion,
  type StudentMarks,
} from '@classeur/domain/marks'
import type ExcelJS from 'exceljs'
import { addSheet, cellValue, widthFor } from '../mark-sheet/xlsx/write-cells.ts'
import { formatRow, formula, headRows, letterOf, rangeOf } from './formula-cells.ts'
import type { MarkSheetContent } from '../mark-sheet/mark-sheet-content.ts'
import { workedTexts } from './worked-texts.ts'

/** What the sheets of one workbook are made from. */
export interface WorkedInput {
  content: MarkSheetContent
  analysis: ExamAnalysis
  questions: readonly NamedQuestion[]
  /** The students who take part, in the order of the list. */
  taking: readonly FileStudent[]
}

/** Where other sheets find the numbers of the papers. Positions count from 0. */
export interface PapersCells {
  maximum: (question: number) => string
  mark: (student: number, question: number) => string
  /** The shares of the papers that count; other papers have an empty text. */
  shares: string
  passed: string
}

const headCount = 3
const firstQuestion = 4
const [maximumRow, raisesRow] = [2, 3]
/** Shares are rounded to this many decimals, so that equal results are equal in binary fractions too. */
const shareDecimals = 12

/**
 * Adds one row for each student who takes part: the marks as typed, then points, share and, unless the school hides
 * them, ranks as formulas.
 */
export function addPapersSheet(
  book: ExcelJS.Workbook,
  { content, analysis, questions, taking }: WorkedInput,
  passMark: string,
): PapersCells {
  const { language, sheet } = content
  const texts = workedTexts[language]
  const { effectiveScale: scale, structure, showsRanks } = sheet.exam
  const name = texts.sheets.papers
  const table = addSheet(book, name, language, { rows: headCount, columns: firstQuestion - 1 })
  const lastRow = headCount + taking.length
  const lastQuestion = firstQuestion + questions.length - 1
  const scaleMaximum = scale.kind === 'points' ? scale.max : null
  const heads = [
    ...[texts.points, texts.maximum, texts.share],
    ...(scaleMaximum === null ? [] : [texts.result(String(scaleMaximum))]),
    ...[texts.counts, texts.passed],
    ...(showsRanks ? [texts.rank, texts.percentile] : []),
  ]
  const columnOf = (head: string) => lastQuestion + 1 + heads.indexOf(head)
  const [points, maximum, share] = [texts.points, texts.maximum, texts.share].map(columnOf) as [
    number,
    number,
    number,
  ]
  const [counts, passed] = [texts.counts, texts.passed].map(columnOf) as [number, number]
  const columnRange = (column: number) =>
    `$${letterOf(column)}$${String(headCount + 1)}:$${letterOf(column)}$${String(lastRow)}`
  const acrossQuestions = (row: number) =>
    `$${letterOf(firstQuestion)}$${String(row)}:$${letterOf(lastQuestion)}$${String(row)}`

  table.addRow([texts.students.student, '', '', ...questions.map((one) => cellValue(one.name)), ...heads])
  table.addRow([texts.maximum, '', '', ...questions.map(({ leaf }) => leaf.maxHundredths / 100)])
  table.addRow([texts.raisesMaximum, '', '', ...questions.map(({ leaf }) => (leaf.isBonus ? 0 : 1))])

  const resultById = new Map(analysis.results.results.map((one) => [one.studentId, one]))
  const rankById = new Map(analysis.ranks.map((one) => [one.studentId, one]))
  const zeros = (['absentZero', 'notSubmittedZero'] as const).map((status) =>
    shownStatus(status, language, scale).replaceAll('"', '""'),
  )
  taking.forEach((student, index) => {
    const row = headCount + 1 + index
    const marks = sheet.marks.get(student.id) ?? {}
    const result = resultById.get(student.id)
    const own = resultOf(structure, marks)
    const ownRank = rankById.get(student.id)
    const cell = (column: number) => `$${letterOf(column)}${String(row)}`
    const across = `$${letterOf(firstQuestion)}${String(row)}:$${letterOf(lastQuestion)}${String(row)}`
    const isZero = zeros.map((text) => `(${across}="${text}")`).join('+')
    const exact = result ? result.pointsHundredths / result.maximumHundredths : null
    const ifCounts = (then: string) => `IF(${cell(counts)}=1,${then},"")`
    const entries: [number, string, number | null][] = [
      [points, `ROUND(SUM(${across}),2)`, (own.pointsHundredths ?? 0) / 100],
      [
        maximum,
        `SUMPRODUCT((ISNUMBER(${across})+${isZero})*${acrossQuestions(maximumRow)}*${acrossQuestions(raisesRow)})`,
        own.maximumHundredths / 100,
      ],
      [share, ifCounts(`ROUND(${cell(points)}/${cell(maximum)},${String(shareDecimals)})`), exact],
      [counts, `IF(AND(COUNTBLANK(${across})=0,${cell(maximum)}>0),1,0)`, result ? 1 : 0],
      [
        passed,
        ifCounts(`IF(ROUND(${cell(points)}-${cell(maximum)}*${passMark},6)>=0,1,0)`),
        result
          ? Number(
              result.pointsHundredths * 10_000 >=
                content.sheet.exam.effectivePassMarkBasisPoints * result.maximumHundredths,
            )
          : null,
      ],
    ]
    if (showsRanks) {
      const [rank, percentile] = [columnOf(texts.rank), columnOf(texts.percentile)]
      entries.push(
        [rank, ifCounts(`RANK(${cell(share)},${columnRange(share)},0)`), ownRank?.rank ?? null],
        [
          percentile,
          ifCounts(
            `100*(COUNT(${columnRange(share)})-${cell(rank)}+1-0.5*COUNTIF(${columnRange(share)},${cell(share)}))/COUNT(${columnRange(share)})`,
          ),
          ownRank?.percentile ?? null,
        ],
      )
    }
    if (scaleMaximum !== null)
      entries.push([
        columnOf(texts.result(String(scaleMaximum))),
        ifCounts(`${cell(share)}*${String(scaleMaximum)}`),
        exact === null ? null : exact * scaleMaximum,
      ])
    const added = table.addRow([
      ...[student.number, cellValue(student.lastName), cellValue(student.firstName)],
      ...questions.map(({ leaf }) => markValue(marks, leaf.id, content)),
    ])
    for (const [column, text, value] of entries) added.getCell(column).value = formula(text, value)
    formatRow(added, '0.00', points, columnOf(heads[heads.length - 1] ?? ''))
    for (const column of [counts, passed]) added.getCell(column).numFmt = '0'
    added.getCell(share).numFmt = '0.0%'
    if (showsRanks) {
      added.getCell(columnOf(texts.rank)).numFmt = '0'
      added.getCell(columnOf(texts.percentile)).numFmt = '0.0'
    }
  })
  headRows(table, [1, maximumRow, raisesRow], firstQuestion)
  const widthOf = (textOf: (one: FileStudent) => string) => widthFor(taking.map(textOf), 14, 32)
  const widths = [8, widthOf(({ lastName }) => lastName), widthOf(({ firstName }) => firstName)]
  widths.forEach((width, index) => (table.getColumn(index + 1).width = width))
  for (let column = firstQuestion; column <= lastQuestion + heads.length; column += 1)
    table.getColumn(column).width = column > lastQuestion ? 14 : 9
  const all = (column: number) =>
    rangeOf(name, { column, row: headCount + 1 }, { column, row: Math.max(lastRow, headCount + 1) })
  return {
    maximum: (question) => rangeOf(name, { column: firstQuestion + question, row: maximumRow }),
    mark: (student, question) =>
      rangeOf(name, { column: firstQuestion + question, row: headCount + 1 + student }),
    shares: all(share),
    passed: all(passed),
  }
}

/** A number, the status as it is shown, or an empty cell. */
function markValue(marks: StudentMarks, leafId: string, { language, sheet }: MarkSheetContent) {
  const mark = marks[leafId]
  if (!mark) return null
  if (mark.status !== null) return cellValue(shownStatus(mark.status, language, sheet.exam.effectiveScale))
  return mark.valueHundredths === null ? null : (countedPoints(mark) ?? 0) / 100
}
