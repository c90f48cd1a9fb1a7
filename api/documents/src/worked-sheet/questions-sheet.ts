import { hasBonus } from '@classeur/domain/exams'
import type ExcelJS from 'exceljs'
import { addSheet, cellValue, widthFor } from '../mark-sheet/xlsx/write-cells.ts'
import { formatRow, formula, headRows } from './formula-cells.ts'
import { addListwiseTable, groupSizeOf } from './listwise-table.ts'
import type { PapersCells, WorkedInput } from './papers-sheet.ts'
import {
  firstQuestion,
  firstStudentRow,
  headRow,
  questionCells,
  type FigureKey,
  type QuestionCells,
  type WholeKey,
} from './question-cells.ts'
import { workedTexts } from './worked-texts.ts'

type Value = number | null

/** A figure: its number format, the formula, and what Classeur computes. */
interface Figure<Key, Formula, Values> {
  key: Key
  format: string
  cell: Formula
  values: Values
}
type QuestionFigure = Figure<FigureKey, (question: number) => string, readonly Value[]>
type WholeFigure = Figure<WholeKey, string, Value>

const isFlat = (range: string) => `MAX(${range})=MIN(${range})`
const correlate = (one: string, other: string) =>
  `IF(OR(${isFlat(one)},${isFlat(other)}),"",CORREL(${one},${other}))`

/** Adds the figures of the questions and of the whole exam, above the table from which they are computed. */
export function addQuestionsSheet(book: ExcelJS.Workbook, input: WorkedInput, papers: PapersCells): void {
  const { content, analysis, questions } = input
  const { sheets, questions: texts, measures, notes, maximum } = workedTexts[content.language]
  const table = addSheet(book, sheets.questions, content.language, { rows: headRow, columns: 1 })
  const students = analysis.table.studentIds.length
  const cells = questionCells(questions.length, students)
  table.getRow(1).values = [`${notes.listwise} ${notes.groups}`]
  table.getRow(headRow).values = ['', ...questions.map(({ name }) => cellValue(name))]
  // One paper has no spread, so none of these figures exist.
  if (students < 2) return

  const names: Record<FigureKey | WholeKey, string> = {
    ...{ ...texts, maximum, deviation: measures.deviation },
    ...(hasBonus(content.sheet.exam.structure) && { planned: texts.plannedWithBonus }),
    questionVariances: `Σ ${texts.variance}`,
  }
  for (const { key, format, cell, values } of questionFigures(input, papers, cells)) {
    const row = table.getRow(cells.rowOf(key))
    row.getCell(1).value = names[key]
    questions.forEach((_, question) => {
      row.getCell(firstQuestion + question).value = formula(cell(question), values[question] ?? null)
    })
    formatRow(row, format, firstQuestion, cells.total - 1)
  }
  for (const { key, format, cell, values } of wholeFigures(input, cells)) {
    const row = table.getRow(cells.rowOf(key))
    row.getCell(1).value = names[key]
    row.getCell(firstQuestion).value = formula(cell, values)
    row.getCell(firstQuestion).numFmt = format
  }
  addListwiseTable(table, input, papers, cells)
  headRows(table, [headRow, firstStudentRow - 1], firstQuestion)
  table.getColumn(1).width = widthFor(Object.values(names), 26, 44)
  for (let column = firstQuestion; column <= cells.lastColumn; column += 1) table.getColumn(column).width = 11
}

function questionFigures(
  { analysis, questions }: WorkedInput,
  papers: PapersCells,
  { figure, figures, whole, students, marks, total, upper, lower, rest }: QuestionCells,
): QuestionFigure[] {
  const { questions: statistics, planned, reliability } = analysis
  const k = questions.length
  const of = (key: Exclude<keyof (typeof statistics)[number], 'leafId'>) => statistics.map((one) => one[key])
  const totals = students(total)
  // A bonus that nobody solved adds nothing to the totals.
  const countedMaximum = (q: number) =>
    questions[q]?.leaf.isBonus ? `IF(MAX(${marks(q)})>0,${figure('maximum', q)},0)` : figure('maximum', q)
  const allCounted = [
    `SUM(${figures('maximum')})`,
    ...questions.flatMap(({ leaf }, q) =>
      leaf.isBonus ? [`IF(MAX(${marks(q)})>0,0,${figure('maximum', q)})`] : [],
    ),
  ].join('-')
  const withoutZero = (q: number, text: string) => `IF(${figure('maximum', q)}=0,"",${text})`
  const row = (
    key: FigureKey,
    format: string,
    cell: QuestionFigure['cell'],
    values: readonly Value[],
  ): QuestionFigure => ({ key, format, cell, values })
  const maxima = questions.map(({ leaf }) => leaf.maxHundredths / 100)
  const upperLower = (q: number) =>
    `(SUMPRODUCT(${students(upper)},${marks(q)})-SUMPRODUCT(${students(lower)},${marks(q)}))/${whole('groupSize')}/${figure('maximum', q)}`
  const covariance = (q: number) => `COVAR(${marks(q)},${totals})`
  const alphaWithout = (q: number) =>
    `IF(${isFlat(students(rest(q)))},"",${String(k - 1)}/${String(k - 2)}*(1-(${whole('questionVariances')}-${figure('variance', q)})/VAR(${students(rest(q))})))`
  const isUnweighted = (q: number) =>
    `OR(${figure('covarianceRoot', q)}="",SUM(${figures('covarianceRoot')})=0)`
  return [
    row('maximum', '0.00', papers.maximum, maxima),
    row('mean', '0.00', (q) => `AVERAGE(${marks(q)})`, of('mean')),
    row(
      'facility',
      '0.0%',
      (q) => withoutZero(q, `${figure('mean', q)}/${figure('maximum', q)}`),
      of('facility'),
    ),
    row('deviation', '0.00', (q) => `STDEV(${marks(q)})`, of('standardDeviation')),
    row('itemRest', '0.00', (q) => correlate(marks(q), students(rest(q))), of('itemRest')),
    row('itemTotal', '0.00', (q) => correlate(marks(q), totals), of('itemTotal')),
    row('upperLower', '0.00', (q) => withoutZero(q, upperLower(q)), of('upperLower')),
    row('planned', '0.0', (q) => `100*${countedMaximum(q)}/(${allCounted})`, planned),
    row(
      ...(['covarianceRoot', '0.000'] as const),
      (q) => `IF(ROUND(${covariance(q)},9)<0,"",SQRT(MAX(0,${covariance(q)})))`,
      covarianceRoots(analysis),
    ),
    row(
      ...(['effective', '0.0'] as const),
      (q) => `IF(${isUnweighted(q)},"",100*${figure('covarianceRoot', q)}/SUM(${figures('covarianceRoot')}))`,
      of('effectiveWeight'),
    ),
    row('alphaWithout', '0.00', (q) => (k < 3 ? '""' : alphaWithout(q)), reliability.alphaIfDeleted),
    row(
      ...(['variance', '0.000'] as const),
      (q) => `VAR(${marks(q)})`,
      of('standardDeviation').map((one) => (one === null ? null : one ** 2)),
    ),
  ]
}

/** The root of each question's population covariance with the totals, in points; null where it is negative. */
function covarianceRoots({ table: { pointsHundredths: rows }, questions }: WorkedInput['analysis']): Value[] {
  const totals = rows.map((row) => row.reduce((sum, value) => sum + value, 0))
  const mean = totals.reduce((sum, value) => sum + value, 0) / totals.length
  return questions.map((_, question) => {
    const both = rows.reduce(
      (sum, row, index) => sum + (row[question] ?? 0) * ((totals[index] ?? 0) - mean),
      0,
    )
    const covariance = both / totals.length / 10_000
    return Math.round(covariance * 1e9) < 0 ? null : Math.sqrt(Math.max(0, covariance))
  })
}

function wholeFigures(
  { analysis, questions }: WorkedInput,
  { figures, whole, students, total }: QuestionCells,
): WholeFigure[] {
  const { alpha, standardError, variances } = analysis.reliability
  const k = questions.length
  const totals = students(total)
  const alphaText = `${String(k)}/${String(k - 1)}*(1-${whole('questionVariances')}/${whole('totalVariance')})`
  const hasError = `IF(${whole('alpha')}="",FALSE,${whole('alpha')}>=0)`
  return [
    {
      ...{ key: 'groupSize', format: '0', values: groupSizeOf(analysis.table.studentIds.length) },
      cell: `MAX(1,INT((27*COUNT(${totals})+50)/100))`,
    },
    {
      ...{ key: 'totalVariance', format: '0.000', values: variances?.total ?? null },
      cell: `VAR(${totals})`,
    },
    {
      ...{ key: 'questionVariances', format: '0.000', values: variances?.questions ?? null },
      cell: `SUM(${figures('variance')})`,
    },
    {
      ...{ key: 'alpha', format: '0.000', values: alpha },
      cell: k < 2 ? '""' : `IF(${isFlat(totals)},"",${alphaText})`,
    },
    {
      ...{ key: 'standardError', format: '0.00', values: standardError },
      cell: `IF(${hasError},SQRT(${whole('totalVariance')})*SQRT(1-${whole('alpha')}),"")`,
    },
  ]
}
