import { namedQuestions, resultCell, sheetWords, showMark, type NamedQuestion } from '@classeur/contracts'
import { classFigures } from '../class-figures.ts'
import type { FileContent } from '../file-content.ts'
import { fileWords } from '../file-words.ts'
import { inParts } from './list-data.ts'
import { pageTexts, typed } from './page-texts.ts'

/** Rows of questions that a page takes, in one, two or three columns; the lengths of their labels in code points. */
const layouts = [
  { columns: 1, rows: 32, labelLength: 48 },
  { columns: 2, rows: 40, labelLength: 20 },
  { columns: 3, rows: 40, labelLength: 12 },
] as const

/** Everything the pages of the students say, as texts. No teacher's words are among them. */
export function studentsData(content: FileContent) {
  const { sheet, language, digits } = content
  const { effectiveScale: scale, structure } = sheet.exam
  const { page, number, points, percent } = pageTexts(content)
  const words = fileWords[language]
  const { fields } = sheetWords[language]
  const questions = namedQuestions(structure)
  const figures = classFigures(
    sheet,
    questions.map(({ leaf }) => leaf),
  )
  const layout = layouts.find(({ columns, rows }) => questions.length <= columns * rows) ?? layouts[2]
  const columns = inParts(questions, Math.ceil(questions.length / layout.columns) || 1)

  const lineOf = (studentId: string, { leaf, name }: NamedQuestion) => {
    const mark = sheet.marks.get(studentId)?.[leaf.id]
    const isLow = mark?.valueHundredths != null && mark.valueHundredths * 2 < leaf.maxHundredths
    return {
      label: typed(name, layout.labelLength),
      points:
        mark?.status != null
          ? showMark(mark, { leaf, scale, language, digits })
          : points(mark?.valueHundredths ?? null),
      max: points(leaf.maxHundredths),
      mean: points(figures.meanByLeaf.get(leaf.id) ?? null),
      tone: isLow ? 'low' : '',
    }
  }

  return {
    page,
    isTight: layout.columns > 1,
    heads: {
      ...{ question: words.question, points: words.points, maximum: words.maximum },
      ...{ classMean: words.classMean, mean: words.statistics.mean, total: fields.total },
      result: scale.kind === 'points' ? `/ ${number(scale.max)}` : fields.grade,
    },
    means: { total: points(figures.meanTotal), share: percent(figures.meanShare) },
    students: figures.taking.map((student) => {
      const result = figures.results.get(student.id)
      // As on the screen: no total before every question is entered.
      const whole = result?.toEnter === 0 ? result : null
      const onScale = whole ? resultCell(sheet, whole) : '–'
      return {
        name: typed([student.firstName, student.lastName].filter(Boolean).join(' '), 80),
        about: [number(student.number), typed(student.externalId, 40)],
        columns: columns.map((part) => part.map((question) => lineOf(student.id, question))),
        total:
          whole?.pointsHundredths == null
            ? '–'
            : `${points(whole.pointsHundredths)} / ${points(whole.maximumHundredths)}`,
        share: percent(whole?.shareBasisPoints == null ? null : whole.shareBasisPoints / 10_000),
        result: typeof onScale === 'string' ? onScale || '–' : points(onScale.hundredths),
        toEnter:
          result && result.toEnter > 0 ? `${sheetWords[language].notEntered} ${number(result.toEnter)}` : '',
      }
    }),
  }
}
