import {
  countedPaper,
  isProvisional,
  namedQuestions,
  shareOf,
  sheetLabels,
  showMark,
  type NamedQuestion,
} from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import { classFigures } from '../class-figures.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { inParts } from './list-data.ts'
import { isLow, pageTexts, typed } from './page-texts.ts'

/** Question rows that fit on a page in one, two or three columns, with the label lengths in code points. */
const layouts = [
  { columns: 1, rows: 32, labelLength: 48 },
  { columns: 2, rows: 40, labelLength: 20 },
  { columns: 3, rows: 40, labelLength: 12 },
] as const

/** The data of the student pages, as texts. Contains no notes or comments of teachers. */
export function studentsData(content: MarkSheetContent) {
  const { sheet, language, digits } = content
  const { effectiveScale: scale, effectiveRounding: rounding, structure } = sheet.exam
  const shown = { scale, rounding }
  const { page, number, points, questionMean, results } = pageTexts(content)
  const texts = markSheetTexts[language]
  const { fields } = sheetLabels[language]
  const questions = namedQuestions(structure)
  const figures = classFigures(
    sheet,
    questions.map(({ leaf }) => leaf),
  )
  const layout = layouts.find(({ columns, rows }) => questions.length <= columns * rows) ?? layouts[2]
  const columns = inParts(questions, Math.ceil(questions.length / layout.columns) || 1)

  const lineOf = (studentId: string, { leaf, name }: NamedQuestion) => {
    const mark = sheet.marks.get(studentId)?.[leaf.id]
    const label = typed(name, layout.labelLength)
    return {
      label: leaf.isBonus ? texts.bonus(label) : label,
      points:
        mark?.status != null
          ? showMark(mark, { leaf, scale, language, digits })
          : points(mark?.valueHundredths ?? null),
      max: points(leaf.maxHundredths),
      mean: questionMean(figures.meanByLeaf.get(leaf.id)?.share ?? null, leaf.maxHundredths),
      tone: isLow(leaf, mark?.valueHundredths ?? null) ? 'low' : '',
    }
  }

  const { mean } = figures
  return {
    page,
    isTight: layout.columns > 1,
    heads: {
      ...{ question: texts.question, points: texts.points, maximum: texts.maximum },
      ...{ classMean: texts.classMean, mean: texts.statistics.mean },
      result: scale.kind === 'points' ? fields.result : fields.grade,
    },
    means: {
      result: mean.share === null ? '–' : results.mean(mean.share, shown),
      points: mean.share === null ? '–' : results.meanPoints(mean.share, maximumOf(structure), rounding),
      share: mean.share === null ? '–' : results.percent(mean.share),
      provisional: mean.share !== null && isProvisional(mean) ? texts.statistics.provisional : '',
    },
    students: figures.taking.map((student) => {
      const result = figures.results.get(student.id)
      // A paper that doesn't count has neither result nor points, as on screen.
      const counted = result ? countedPaper(result) : null
      const share = counted && shareOf(counted.pointsHundredths, counted.maximumHundredths)
      return {
        name: typed([student.firstName, student.lastName].filter(Boolean).join(' '), 80),
        about: [number(student.number), typed(student.externalId, 40)],
        columns: columns.map((part) => part.map((question) => lineOf(student.id, question))),
        result: share ? results.result(share, shown) : '–',
        points: counted ? results.pointsOf(counted.pointsHundredths, counted.maximumHundredths) : '–',
        share: share ? results.percent(share) : '–',
        toEnter:
          result && result.toEnter > 0 ? `${sheetLabels[language].notEntered} ${number(result.toEnter)}` : '',
      }
    }),
  }
}
