import type { Exam } from '../../exams/exam.ts'
import { fractionOf, shareOf, type ExactShare } from '../shares/exact-share.ts'
import { gradeLabel } from '../results/grade-label.ts'
import { basisPointsOf, roundResult } from '../shares/round-share.ts'
import { resultOf, type StudentMarks } from '../results/result-of.ts'
import type { ExamLeaf } from '../../exams/exam-structure.ts'
import type { Language } from '../../text/language.ts'
import { showMark } from '../grammar/show-mark.ts'
import type { SheetStudent } from '../../roster/student.ts'
import type { CellNote } from '../notes/cell-note.ts'
import { decimalText, type DecimalMark } from './decimal-text.ts'
import type { ErrorTypeNames } from './note-labels.ts'
import { fileText } from '../../text/formula-guard.ts'
import { namedQuestions, type NamedQuestion } from './question-names.ts'
import { sheetLabels, type SheetField } from './sheet-labels.ts'

/** The fields of a student that a file needs. */
export type FileStudent = Pick<
  SheetStudent,
  'id' | 'number' | 'firstName' | 'lastName' | 'externalId' | 'takesPart'
>

/** A mark sheet as input for files. */
export interface FileSheet {
  exam: Exam
  /** In the order of the list. */
  students: readonly FileStudent[]
  /** By student id; students without marks may be missing. */
  marks: ReadonlyMap<string, StudentMarks>
  /** By student id, then by question id; absent or incomplete where there are none. */
  notes?: ReadonlyMap<string, Readonly<Record<string, CellNote | undefined>>>
  /** Names of the school's own error types. */
  errorTypeNames?: ErrorTypeNames
}

/** A text, or a number in hundredths, which becomes a numeric cell. `decimals`: the fixed decimals that a workbook shows. */
export type TableCell = string | { hundredths: number; decimals?: 0 | 1 | 2 }

export type SheetColumn =
  | { kind: 'field'; field: SheetField; header: string }
  | { kind: 'question'; leaf: ExamLeaf; name: string; header: string }

export interface SheetTable {
  columns: SheetColumn[]
  /** One row per student, with one cell per column. */
  rows: TableCell[][]
}

const points = (hundredths: number | null): TableCell => (hundredths === null ? '' : { hundredths })

/** Writes points, given in hundredths, in a heading. `readDecimal` must be able to read the text. */
type HeadingPoints = (hundredths: number) => string

/** The heading of a question in a file: "Q1 (/4)", and "Q6 (+2)" for a bonus. */
const questionHeader = ({ leaf, name }: NamedQuestion, pointsText: HeadingPoints): string =>
  `${name} (${leaf.isBonus ? '+' : '/'}${pointsText(leaf.maxHundredths)})`

/** The result on the effective scale, rounded as on screen; the rounding `exact` keeps all decimals. */
export function resultCell(
  { effectiveScale: scale, effectiveRounding: rounding }: Omit<Exam, 'structure'>,
  share: ExactShare,
): TableCell {
  if (scale.kind !== 'points') return gradeLabel(scale, basisPointsOf(share)) ?? ''
  const shown = roundResult(share, scale.max, rounding)
  if (rounding !== 'exact') return shown
  const { numerator, denominator } = fractionOf(share)
  return { ...shown, hundredths: Number(numerator * BigInt(scale.max) * 100n) / Number(denominator) }
}

/**
 * A mark sheet as a table: number, names and the school's number, the questions in use, then the results. The
 * cells of a student who was not in the class on the day state this. Retired questions are left out.
 */
export function sheetTable(sheet: FileSheet, language: Language, headingPoints: HeadingPoints): SheetTable {
  const { exam } = sheet
  const { structure, effectiveScale: scale } = exam
  const labels = sheetLabels[language]
  const field = (name: SheetField, more = ''): SheetColumn => ({
    ...{ kind: 'field', field: name },
    header: `${labels.fields[name]}${more}`,
  })
  const questions = namedQuestions(structure)
  const columns: SheetColumn[] = [
    ...(['number', 'lastName', 'firstName', 'externalId'] as const).map((name) => field(name)),
    ...questions.map((question): SheetColumn => ({
      ...{ kind: 'question', leaf: question.leaf, name: question.name },
      header: questionHeader(question, headingPoints),
    })),
    scale.kind === 'points' ? field('result', ` / ${String(scale.max)}`) : field('grade'),
    // The maximum differs per student where a question doesn't count, so it has its own column.
    field('total'),
    field('outOf'),
    field('state'),
  ]
  const rows = sheet.students.map((student): TableCell[] => {
    const marks = sheet.marks.get(student.id) ?? {}
    const result = resultOf(structure, marks)
    const cells = questions.map(({ leaf }): TableCell => {
      if (!student.takesPart) return labels.notApplicable
      const content = marks[leaf.id] ?? { valueHundredths: null, status: null }
      if (content.status === null) return points(content.valueHundredths)
      return showMark(content, { leaf, scale, language, digits: 'latin' })
    })
    const { pointsHundredths, maximumHundredths } = result
    // An incomplete paper has no result, as on screen.
    const share = result.toEnter === 0 ? shareOf(pointsHundredths, maximumHundredths) : null
    const state = result.toEnter === 0 ? labels.complete : `${labels.notEntered} ${String(result.toEnter)}`
    return [
      { hundredths: student.number * 100 },
      ...[student.lastName, student.firstName, student.externalId],
      ...cells,
      ...(student.takesPart
        ? [
            share === null ? '' : resultCell(exam, share),
            points(share === null ? null : pointsHundredths),
            points(share === null ? null : maximumHundredths),
            state,
          ]
        : ['', '', '', labels.notInClass]),
    ]
  })
  return { columns, rows }
}

/** The rows of a text file, starting with the header. Spreadsheet programs read none of its texts as a formula. */
export const tableText = ({ columns, rows }: SheetTable, mark: DecimalMark): string[][] => [
  columns.map(({ header }) => fileText(header)),
  ...rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? fileText(cell) : decimalText(cell.hundredths, mark))),
  ),
]
