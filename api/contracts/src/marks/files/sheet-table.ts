import type { Exam } from '../../exams/exam.ts'
import { gradeLabel, shownOn } from '../../exams/results/grade-label.ts'
import { resultOf, type StudentMarks, type StudentResult } from '../../exams/results/result-of.ts'
import { maximumOf, type ExamLeaf } from '../../exams/exam-structure.ts'
import type { Language } from '../../locale.ts'
import { showMark } from '../grammar/show-mark.ts'
import type { SheetStudent } from '../mark-sheet.ts'
import { decimalText, type DecimalMark } from './decimal-text.ts'
import { fileText } from './file-text.ts'
import { namedQuestions } from './question-names.ts'
import { sheetWords, type SheetField } from './sheet-words.ts'

/** The student of a sheet, as far as a file is concerned. */
export type FileStudent = Pick<
  SheetStudent,
  'id' | 'number' | 'firstName' | 'lastName' | 'externalId' | 'takesPart' | 'isOverLimit'
>

/** A mark sheet as files are made of it. */
export interface FileSheet {
  exam: Pick<Exam, 'structure' | 'effectiveScale' | 'effectiveRounding'>
  /** In the order of the list. */
  students: readonly FileStudent[]
  /** By the id of the student; whoever has no marks may be missing. */
  marks: ReadonlyMap<string, StudentMarks>
}

/** A number is in hundredths, so that a workbook gets a real one. */
export type TableCell = string | { hundredths: number }

export type SheetColumn =
  | { kind: 'field'; field: SheetField; header: string }
  | { kind: 'question'; leaf: ExamLeaf; name: string; header: string }

export interface SheetTable {
  columns: SheetColumn[]
  /** As many cells as columns, one row for each student. */
  rows: TableCell[][]
}

const points = (hundredths: number | null): TableCell => (hundredths === null ? '' : { hundredths })

/** What a question is called in the header of a file. */
export const questionHeader = (name: string, maxHundredths: number, mark: DecimalMark): string =>
  `${name} (/${decimalText(maxHundredths, mark)})`

/** The result on the scale in use. */
export function resultCell({ exam }: Pick<FileSheet, 'exam'>, result: StudentResult): TableCell {
  const { effectiveScale: scale, effectiveRounding } = exam
  if (result.shareBasisPoints === null) return ''
  if (scale.kind === 'points') return points(shownOn(result, scale.max, effectiveRounding))
  return gradeLabel(scale, result.shareBasisPoints) ?? ''
}

/**
 * A mark sheet as a table: number, names and the school's number, the questions in use, then what follows from them. The
 * cells of a student who was not in the class on the day say so. Retired questions are left out.
 */
export function sheetTable(sheet: FileSheet, language: Language, mark: DecimalMark): SheetTable {
  const { exam } = sheet
  const { structure, effectiveScale: scale } = exam
  const words = sheetWords[language]
  const field = (name: SheetField, more = ''): SheetColumn => ({
    ...{ kind: 'field', field: name },
    header: `${words.fields[name]}${more}`,
  })
  const questions = namedQuestions(structure)
  const columns: SheetColumn[] = [
    ...(['number', 'lastName', 'firstName', 'externalId'] as const).map((name) => field(name)),
    ...questions.map(({ leaf, name }): SheetColumn => ({
      ...{ kind: 'question', leaf, name },
      header: questionHeader(name, leaf.maxHundredths, mark),
    })),
    field('total', ` / ${decimalText(maximumOf(structure), mark)}`),
    field('outOf'),
    scale.kind === 'points' ? field('result', ` / ${String(scale.max)}`) : field('grade'),
    field('state'),
  ]
  const rows = sheet.students.map((student): TableCell[] => {
    const marks = sheet.marks.get(student.id) ?? {}
    const result = resultOf(structure, marks)
    const cells = questions.map(({ leaf }): TableCell => {
      if (!student.takesPart) return words.notApplicable
      const content = marks[leaf.id] ?? { valueHundredths: null, status: null }
      if (content.status === null) return points(content.valueHundredths)
      return showMark(content, { leaf, scale, language, digits: 'latin' })
    })
    const state = result.toEnter === 0 ? words.complete : `${words.notEntered} ${String(result.toEnter)}`
    return [
      { hundredths: student.number * 100 },
      ...[student.lastName, student.firstName, student.externalId],
      ...cells,
      ...(student.takesPart
        ? [
            points(result.pointsHundredths),
            points(result.pointsHundredths === null ? null : result.maximumHundredths),
            resultCell(sheet, result),
            state,
          ]
        : ['', '', '', words.notInClass]),
    ]
  })
  return { columns, rows }
}

/** The rows of a text file, its header first. No text in it is taken for a formula by a spreadsheet program. */
export const tableText = ({ columns, rows }: SheetTable, mark: DecimalMark): string[][] => [
  columns.map(({ header }) => fileText(header)),
  ...rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? fileText(cell) : decimalText(cell.hundredths, mark))),
  ),
]
