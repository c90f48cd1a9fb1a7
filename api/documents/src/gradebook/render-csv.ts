import { decimalText, type DecimalMark, type TableCell } from '@classeur/domain/marks'
import { fileText } from '@classeur/domain/text'
import type { GradebookExportQuery } from '@classeur/contracts'
import { writeCsv } from '../csv/write-csv.ts'
import type { GradebookContent } from './gradebook-content.ts'
import { gradebookTable } from './gradebook-table.ts'
import { gradebookTexts } from './gradebook-texts.ts'

/** The gradebook as CSV. With a semicolon as delimiter, decimals have a comma, as programs in such locales expect. */
export function renderGradebookCsv(
  content: GradebookContent,
  delimiter: GradebookExportQuery['delimiter'],
): Buffer {
  const mark: DecimalMark = delimiter === 'semicolon' ? ',' : '.'
  const { fields, exams, summary, rows, classMean } = gradebookTable(content, mark)
  const headings = exams.map(({ title, outOf, coefficientHundredths }) => {
    const weight = `×${decimalText(coefficientHundredths, mark)}`
    return `${title} (${[outOf && `/${outOf}`, weight].filter(Boolean).join(' ')})`
  })
  const text = (cell: TableCell) =>
    typeof cell === 'string' ? fileText(cell) : decimalText(cell.hundredths, mark)
  const meanRow = [
    '',
    '',
    gradebookTexts[content.language].classMean,
    ...classMean.exams,
    ...classMean.summary,
  ]
  const width = fields.length + exams.length + summary.length
  const table = [
    [...fields, ...headings, ...summary].map(fileText),
    ...rows.map((row) => [...row.student, ...row.exams, ...row.summary].map(text)),
    [...meanRow, ...Array.from({ length: width - meanRow.length }, () => '')].map(text),
  ]
  return Buffer.from(writeCsv(table, { delimiter }))
}
