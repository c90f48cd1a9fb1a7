import {
  namedQuestions,
  resultCell,
  sheetWords,
  showMark,
  type MarkContent,
  type NamedQuestion,
} from '@classeur/contracts'
import { classFigures } from '../class-figures.ts'
import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'
import { totalsNotes } from '../totals-notes.ts'
import { pageTexts, typed } from './page-texts.ts'

/** Columns of questions that a page takes beside name and totals, at the smallest size that is read on paper. */
const questionsOnPage = 26
const labelLength = 24
const nameLength = 34

/** As few pages beside each other as it takes, with about as many questions each. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.max(1, Math.ceil(items.length / most))
  const size = Math.ceil(items.length / parts)
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** Everything the class list says, as texts. */
export function listData(content: FileContent) {
  const { sheet, language, digits } = content
  const { effectiveScale: scale, structure } = sheet.exam
  const { page, number, points, percent } = pageTexts(content)
  const words = fileWords[language]
  const { fields, notApplicable } = sheetWords[language]
  const questions = namedQuestions(structure)
  const figures = classFigures(
    sheet,
    questions.map(({ leaf }) => leaf),
  )
  const parts = inParts(questions, questionsOnPage)
  const resultHead = scale.kind === 'points' ? `/ ${number(scale.max)}` : fields.grade

  const cellOf = (studentId: string, takesPart: boolean, { leaf }: NamedQuestion) => {
    if (!takesPart) return { text: notApplicable, tone: 'out' }
    const content: MarkContent | undefined = sheet.marks.get(studentId)?.[leaf.id]
    if (!content) return { text: '', tone: 'open' }
    if (content.status !== null) {
      return { text: showMark(content, { leaf, scale, language, digits }), tone: 'status' }
    }
    const { valueHundredths } = content
    if (valueHundredths === null) return { text: '', tone: 'open' }
    return { text: points(valueHundredths), tone: valueHundredths * 2 < leaf.maxHundredths ? 'low' : '' }
  }

  return {
    page,
    kind: words.kind['pdf-list'],
    heads: {
      ...{ number: fields.number, student: words.student, total: fields.total, result: resultHead },
      classMean: words.classMean,
    },
    parts: parts.map((part, index) => ({
      shown: parts.length > 1 ? words.partOf(number(index + 1), number(parts.length)) : '',
      questions: part.map(({ leaf, name }) => ({
        label: typed(name, labelLength),
        max: `/ ${points(leaf.maxHundredths)}`,
        mean: points(figures.meanByLeaf.get(leaf.id) ?? null),
      })),
      students: sheet.students.map((student) => {
        const result = figures.results.get(student.id)
        // As on the screen: no total before every question is entered.
        const whole = result?.toEnter === 0 ? result : null
        const onScale = whole ? resultCell(sheet, whole) : ''
        return {
          number: number(student.number),
          name: typed([student.lastName, student.firstName].filter(Boolean).join(' '), nameLength),
          cells: part.map((question) => cellOf(student.id, student.takesPart, question)),
          total: result
            ? whole?.pointsHundredths == null
              ? '–'
              : `${points(whole.pointsHundredths)} / ${points(whole.maximumHundredths)}`
            : '',
          result: typeof onScale === 'string' ? onScale : points(onScale.hundredths),
        }
      }),
    })),
    means: { total: points(figures.meanTotal), result: percent(figures.meanShare) },
    notes: totalsNotes(figures.papers, words, number),
  }
}
