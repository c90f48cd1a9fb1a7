import {
  averageNumber,
  decimalText,
  resultCell,
  shownStatus,
  type DecimalMark,
  type TableCell,
  shownOf,
} from '@classeur/domain/marks'
import type { Aggregation, Gradebook, GradebookStudent, Language } from '@classeur/contracts'

const isAverage = (column: string): column is Aggregation => column === 'by-maximum' || column === 'by-scale'

function cellOf(
  gradebook: Gradebook,
  student: GradebookStudent,
  column: string,
  language: Language,
): TableCell {
  if (isAverage(column)) {
    const share = column === 'by-maximum' ? student.byMaximum : student.byScale
    return share === null ? '' : averageNumber(share, shownOf(gradebook))
  }
  const index = gradebook.exams.findIndex(({ id }) => id === column)
  const [exam, cell] = [gradebook.exams[index], student.cells[index]]
  if (!exam || !cell) return ''
  if (cell.share !== null) return resultCell(exam, cell.share)
  return cell.status === null ? '' : shownStatus(cell.status, language, exam.effectiveScale)
}

/**
 * A student's value in a column, the id of an exam or an average, as other programs read it: Latin digits, without a
 * unit. Empty without a result; the letter of the mark sheet for a status.
 */
export function copiedValue(
  gradebook: Gradebook,
  student: GradebookStudent | undefined,
  column: string,
  { mark, language }: { mark: DecimalMark; language: Language },
): string {
  if (!student) return ''
  const cell = cellOf(gradebook, student, column, language)
  return typeof cell === 'string' ? cell : decimalText(cell.hundredths, mark)
}
