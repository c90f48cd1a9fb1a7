import {
  countedPaper,
  namedQuestions,
  shareOf,
  sheetLabels,
  showMark,
  type MarkContent,
  type NamedQuestion,
} from '@classeur/domain/marks'
import { maximumOf } from '@classeur/domain/exams'
import { classFigures } from '../class-figures.ts'
import type { MarkSheetContent } from '../mark-sheet-content.ts'
import { markSheetTexts } from '../mark-sheet-texts.ts'
import { totalsNotes } from '../totals-notes.ts'
import { isLow, pageTexts, typed } from './page-texts.ts'

/** Question columns that fit on a page beside name and totals, at the smallest readable size. */
const questionsOnPage = 26
const labelLength = 24
const nameLength = 34

/** Splits the questions into the fewest pages that fit, with about the same number of questions each. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.max(1, Math.ceil(items.length / most))
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** The data of the class list, as texts. */
export function listData(content: MarkSheetContent) {
  const { sheet, language, digits } = content
  const { effectiveScale: scale, effectiveRounding: rounding, structure } = sheet.exam
  const { page, number, points, questionMean, results } = pageTexts(content)
  const texts = markSheetTexts[language]
  const { fields, notApplicable } = sheetLabels[language]
  const questions = namedQuestions(structure)
  const figures = classFigures(
    sheet,
    questions.map(({ leaf }) => leaf),
  )
  const parts = inParts(questions, questionsOnPage)
  const maximum = maximumOf(structure)
  const { mean } = figures

  const cellOf = (studentId: string, takesPart: boolean, { leaf }: NamedQuestion) => {
    if (!takesPart) return { text: notApplicable, tone: 'out' }
    const content: MarkContent | undefined = sheet.marks.get(studentId)?.[leaf.id]
    if (!content) return { text: '', tone: 'open' }
    if (content.status !== null) {
      return { text: showMark(content, { leaf, scale, language, digits }), tone: 'status' }
    }
    const { valueHundredths } = content
    if (valueHundredths === null) return { text: '', tone: 'open' }
    return { text: points(valueHundredths), tone: isLow(leaf, valueHundredths) ? 'low' : '' }
  }

  return {
    page,
    kind: texts.kind['pdf-list'],
    heads: {
      ...{ number: fields.number, student: texts.student, classMean: texts.classMean },
      result: scale.kind === 'points' ? fields.result : fields.grade,
      resultUnit: results.unit(scale),
      ...{ points: texts.points, pointsUnit: `/ ${points(maximum)}` },
    },
    parts: parts.map((part, index) => ({
      shown: parts.length > 1 ? texts.partOf(number(index + 1), number(parts.length)) : '',
      questions: part.map(({ leaf, name }) => ({
        label: typed(name, labelLength),
        max: `${leaf.isBonus ? '+' : '/'} ${points(leaf.maxHundredths)}`,
        mean: questionMean(figures.meanByLeaf.get(leaf.id)?.share ?? null, leaf.maxHundredths),
      })),
      students: sheet.students.map((student) => {
        const result = figures.results.get(student.id)
        // A paper that doesn't count has neither result nor points, as on screen.
        const counted = result ? countedPaper(result) : null
        const share = counted && shareOf(counted.pointsHundredths, counted.maximumHundredths)
        const none = result ? '–' : ''
        return {
          number: number(student.number),
          name: typed([student.lastName, student.firstName].filter(Boolean).join(' '), nameLength),
          cells: part.map((question) => cellOf(student.id, student.takesPart, question)),
          result: share ? results.resultNumber(share, { scale, rounding }) : none,
          points: !counted
            ? none
            : counted.maximumHundredths === maximum
              ? points(counted.pointsHundredths)
              : results.pointsOf(counted.pointsHundredths, counted.maximumHundredths),
        }
      }),
    })),
    means: {
      result: mean.share === null ? '–' : results.mean(mean.share, { scale, rounding }),
      points: mean.share === null ? '–' : results.meanPointsNumber(mean.share, maximum, rounding),
    },
    notes: totalsNotes(mean, texts, number),
  }
}
