import { averageMaximum, isProvisional, sheetLabels, shownOf } from '@classeur/domain/marks'
import type { ExactShare, GradebookCell, GradebookExam, GradebookStudent } from '@classeur/contracts'
import { inParts } from '../../mark-sheet/pdf/list-data.ts'
import { pageTexts, typed } from '../../mark-sheet/pdf/page-texts.ts'
import { markSheetTexts } from '../../mark-sheet/mark-sheet-texts.ts'
import type { GradebookContent } from '../gradebook-content.ts'
import { textInstead } from '../gradebook-table.ts'
import { gradebookTexts } from '../gradebook-texts.ts'

/** Exam columns that fit on a page beside the name and the averages, at the smallest readable size. */
const examsOnPage = 15
const [titleLength, nameLength] = [28, 34]
const noValue = '–'

/** The data of the printed gradebook, as texts: one table per group of exams, each with the averages. */
export function gradebookData(content: GradebookContent) {
  const { gradebook, language, className, period, groupName, type } = content
  const texts = gradebookTexts[language]
  const { page, number, points, results } = pageTexts({ ...content, title: className, date: null })
  const shown = shownOf(gradebook)
  const unit =
    gradebook.effectiveScale.kind === 'points'
      ? `/ ${points(averageMaximum(gradebook.effectiveScale) * 100)}`
      : ''
  const average = (share: ExactShare | null) => (share === null ? noValue : results.meanNumber(share, shown))

  const cellOf = (cell: GradebookCell, exam: GradebookExam) => {
    const instead = textInstead(cell, exam, content)
    if (cell.share === null)
      return { text: instead || noValue, tone: cell.status === null ? 'open' : 'status' }
    const result = results.resultNumber(cell.share, shownOf(exam))
    return { text: instead === '' ? result : `${result} ${instead}`, tone: instead === '' ? '' : 'status' }
  }
  const trendOf = ({ trend }: GradebookStudent) =>
    trend === null ? noValue : (results.change(trend.earlierMean, trend.last, shown) ?? '=')

  const columns = gradebook.exams.map((exam, position) => ({ exam, position }))
  const parts = inParts(columns, examsOnPage)
  const hasProvisional = gradebook.exams.some(({ mean }) => mean.share !== null && isProvisional(mean))
  return {
    page,
    about: [
      ...[typed(period, titleLength), groupName === '' ? '' : texts.group(typed(groupName, titleLength))],
      ...[type === null ? '' : texts.type[type], texts.kind],
    ],
    hasRanks: gradebook.rankedBy !== null,
    heads: {
      ...{ number: sheetLabels[language].fields.number, student: texts.student, classMean: texts.classMean },
      ...{ byMaximum: texts.average['by-maximum'], byScale: texts.average['by-scale'] },
      ...{ trend: texts.trend, rank: texts.rank, unit },
    },
    parts: parts.map((part, index) => ({
      shown: parts.length > 1 ? markSheetTexts[language].partOf(number(index + 1), number(parts.length)) : '',
      exams: part.map(({ exam }) => ({
        label: typed(exam.title, titleLength),
        unit: [results.unit(exam.effectiveScale), `×${points(exam.coefficientHundredths)}`],
        mean: exam.mean.share === null ? noValue : results.meanNumber(exam.mean.share, shownOf(exam)),
        isProvisional: exam.mean.share !== null && isProvisional(exam.mean),
      })),
      students: gradebook.students.map((student) => ({
        number: number(student.number),
        name: typed([student.lastName, student.firstName].filter(Boolean).join(' '), nameLength),
        cells: part.map(({ exam, position }) => {
          const cell = student.cells[position]
          return cell ? cellOf(cell, exam) : { text: '', tone: 'open' }
        }),
        summary: [
          ...[average(student.byMaximum), average(student.byScale), trendOf(student)],
          ...(gradebook.rankedBy === null ? [] : [student.rank === null ? noValue : number(student.rank)]),
        ],
      })),
    })),
    means: [average(gradebook.classMean.byMaximum), average(gradebook.classMean.byScale)],
    notes: [
      texts.notes.classMean,
      ...(hasProvisional ? [`* ${texts.notes.provisional}`] : []),
      texts.notes.averages['by-maximum'],
      texts.notes.averages['by-scale'],
      texts.notes.trend,
    ],
  }
}
