import {
  averageMaximum,
  averageNumber,
  decimalText,
  resultCell,
  sheetLabels,
  shownStatus,
  trendNumber,
  type DecimalMark,
  type TableCell,
  shownOf,
} from '@classeur/domain/marks'
import type { ExactShare, GradebookCell, GradebookExam, GradebookStudent } from '@classeur/contracts'
import { resultTextsFor } from '../result-texts.ts'
import type { GradebookContent } from './gradebook-content.ts'
import { gradebookTexts } from './gradebook-texts.ts'

/** The cells of a file, row by row, in the order of its columns: student, exams, averages, trend, rank. */
export interface GradebookTable {
  fields: string[]
  exams: { title: string; outOf: string; coefficientHundredths: number }[]
  /** The averages, the trend and, if shown, the rank. */
  summary: string[]
  rows: { student: TableCell[]; exams: TableCell[]; summary: TableCell[] }[]
  /** The means of the exams and of the averages. */
  classMean: { exams: TableCell[]; summary: TableCell[] }
}

/** The text of a cell without a number; empty if marks are missing. */
export function textInstead(
  { state, status }: GradebookCell,
  { effectiveScale }: GradebookExam,
  { language }: Pick<GradebookContent, 'language'>,
): string {
  if (state === 'not-applicable') return sheetLabels[language].notApplicable
  return status === null ? '' : shownStatus(status, language, effectiveScale)
}

/** The gradebook as a table of texts and numbers, as screens show them. */
export function gradebookTable(content: GradebookContent, mark: DecimalMark): GradebookTable {
  const { gradebook, language } = content
  const { exams, students, classMean, rankedBy, effectiveScale } = gradebook
  const texts = gradebookTexts[language]
  const { fields } = sheetLabels[language]
  const results = resultTextsFor(language, 'latin')
  const shown = shownOf(gradebook)
  const unit =
    effectiveScale.kind === 'points'
      ? ` (/${decimalText(averageMaximum(effectiveScale) * 100, mark)})`
      : ' (%)'
  const average = (share: ExactShare | null): TableCell => (share === null ? '' : averageNumber(share, shown))
  const examMean = ({ mean, ...exam }: GradebookExam): TableCell => {
    if (mean.share === null) return ''
    return exam.effectiveScale.kind === 'points'
      ? averageNumber(mean.share, shownOf(exam))
      : results.meanNumber(mean.share, shownOf(exam))
  }
  const cellOf = (cell: GradebookCell, exam: GradebookExam | undefined): TableCell => {
    if (!exam) return ''
    return cell.share === null ? textInstead(cell, exam, content) : resultCell(exam, cell.share)
  }
  const summaryOf = ({ byMaximum, byScale, trend, rank }: GradebookStudent): TableCell[] => [
    ...[average(byMaximum), average(byScale), trend === null ? '' : trendNumber(trend, shown)],
    ...(rankedBy === null ? [] : [rank === null ? '' : { hundredths: rank * 100 }]),
  ]
  return {
    fields: [fields.number, fields.lastName, fields.firstName],
    exams: exams.map(({ title, effectiveScale: scale, coefficientHundredths }) => ({
      ...{ title, coefficientHundredths },
      outOf: scale.kind === 'points' ? decimalText(scale.max * 100, mark) : '',
    })),
    summary: [
      ...(['by-maximum', 'by-scale'] as const).map((way) => `${texts.average[way]}${unit}`),
      ...[texts.trend, ...(rankedBy === null ? [] : [texts.rank])],
    ],
    rows: students.map((student) => ({
      student: [{ hundredths: student.number * 100 }, student.lastName, student.firstName],
      exams: student.cells.map((cell, index) => cellOf(cell, exams[index])),
      summary: summaryOf(student),
    })),
    classMean: {
      exams: exams.map(examMean),
      summary: [average(classMean.byMaximum), average(classMean.byScale)],
    },
  }
}
