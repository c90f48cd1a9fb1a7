import type ExcelJS from 'exceljs'
import { cellValue } from '../mark-sheet/xlsx/write-cells.ts'
import { formatRow, formula, letterOf } from './formula-cells.ts'
import type { PapersCells, WorkedInput } from './papers-sheet.ts'
import { firstQuestion, firstStudentRow, type QuestionCells } from './question-cells.ts'
import { workedTexts } from './worked-texts.ts'

/** The number of students in the upper and in the lower group: 27 %, rounded, at least one. */
export const groupSizeOf = (students: number): number => Math.max(1, Math.floor((27 * students + 50) / 100))

/** How much of each total is in the upper group: 1, 0, or its share of the places left at the boundary. */
function groupWeights(totals: readonly number[], size: number): number[] {
  const boundary = [...totals].sort((a, b) => b - a)[size - 1] ?? 0
  const inside = totals.filter((total) => total > boundary).length
  const tied = totals.filter((total) => total === boundary).length
  return totals.map((total) => (total > boundary ? 1 : total === boundary ? (size - inside) / tied : 0))
}

/**
 * Adds the students with a number in every question: marks, total, whether they are in the upper or the lower group, and
 * the total without each question.
 */
export function addListwiseTable(
  table: ExcelJS.Worksheet,
  { content, analysis, questions, taking }: WorkedInput,
  papers: PapersCells,
  { total, upper, lower, rest, lastColumn, students, whole }: QuestionCells,
): void {
  const { students: texts } = workedTexts[content.language]
  const { studentIds, pointsHundredths: rows } = analysis.table
  const names = questions.map(({ name }) => name)
  table.getRow(firstStudentRow - 1).values = [
    ...[texts.student, ...names, texts.total, texts.inUpper, texts.inLower].map(cellValue),
    ...names.map((name) => cellValue(texts.rest(name))),
  ]
  const positions = new Map(taking.map(({ id }, index) => [id, index]))
  const sums = rows.map((row) => row.reduce((sum, value) => sum + value, 0))
  const size = groupSizeOf(studentIds.length)
  const groups = [
    { column: upper, order: 'LARGE', sign: '>', weights: groupWeights(sums, size) },
    {
      column: lower,
      order: 'SMALL',
      sign: '<',
      weights: groupWeights(
        sums.map((sum) => -sum),
        size,
      ),
    },
  ]
  const totals = students(total)
  studentIds.forEach((studentId, index) => {
    const position = positions.get(studentId) ?? 0
    const row = table.getRow(firstStudentRow + index)
    const own = (column: number) => `$${letterOf(column)}${String(row.number)}`
    const { lastName = '', firstName = '' } = taking[position] ?? {}
    row.getCell(1).value = cellValue(`${lastName} ${firstName}`.trim())
    questions.forEach((_, question) => {
      const points = rows[index]?.[question] ?? 0
      row.getCell(firstQuestion + question).value = formula(papers.mark(position, question), points / 100)
      const without = `ROUND(${own(total)}-${own(firstQuestion + question)},2)`
      row.getCell(rest(question)).value = formula(without, ((sums[index] ?? 0) - points) / 100)
    })
    const across = `${own(firstQuestion)}:${own(total - 1)}`
    row.getCell(total).value = formula(`ROUND(SUM(${across}),2)`, (sums[index] ?? 0) / 100)
    for (const { column, order, sign, weights } of groups) {
      const boundary = `${order}(${totals},${whole('groupSize')})`
      const beyond = `SUMPRODUCT(--(${totals}${sign}${boundary}))`
      const tied = `SUMPRODUCT(--(${totals}=${boundary}))`
      row.getCell(column).value = formula(
        `IF(${own(total)}${sign}${boundary},1,IF(${own(total)}=${boundary},(${whole('groupSize')}-${beyond})/${tied},0))`,
        weights[index] ?? 0,
      )
    }
    formatRow(row, '0.00', firstQuestion, lastColumn)
  })
}
