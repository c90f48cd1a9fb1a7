import type { Language } from '../../text/language.ts'
import { cleanText } from '../../roster/names/normalise-name.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import { matchStudents, type RowIdentity, type RowReason } from './match-students.ts'
import { readHeader, type ColumnReason } from './read-header.ts'
import type { FileSheet } from './sheet-table.ts'
import { isNotApplicable } from './sheet-labels.ts'
import { namedQuestions } from './question-names.ts'

/** A cell of a file that belongs to a cell of the sheet. Rows and columns count from 0. */
export interface FileCell {
  row: number
  column: number
  studentId: string
  leafId: string
  /** The text of the cell, without the protection against formulas. */
  text: string
}

/** The result of matching a table to a sheet. */
export interface ReadSheet {
  /** False if no row identifies students and questions, so that nothing was read. */
  hasHeader: boolean
  /** The probable language of the statuses; null if unknown. */
  language: Language | null
  /** True if no name matched a question, so that columns were matched by position. */
  isByOrder: boolean
  /** Non-empty cells. Empty cells of a file don't change the sheet. */
  cells: FileCell[]
  columns: { column: number; header: string; reason: ColumnReason }[]
  /** `not-applicable`: marks of a student who was not in the class on the day of the exam. */
  rows: { row: number; text: string; reason: RowReason | 'not-applicable' }[]
  /** Students and questions that the file doesn't contain. */
  missing: { studentIds: string[]; leafIds: string[] }
}

const nothing = (sheet: FileSheet): ReadSheet => ({
  ...{ hasHeader: false, language: null, isByOrder: false, cells: [], columns: [], rows: [] },
  missing: { studentIds: sheet.students.map(({ id }) => id), leafIds: [] },
})

/**
 * Finds the cells of a sheet in the rows of a file: columns by the label and maximum of a question, rows by the
 * school number or the name. Ambiguous columns and rows are reported, never guessed.
 */
export function readSheetTable(rows: readonly (readonly string[])[], sheet: FileSheet): ReadSheet {
  const header = readHeader(rows, sheet.exam.structure)
  if (!header) return nothing(sheet)
  const { identity } = header
  const questions = [...header.questions].sort(([a], [b]) => a - b)
  const textOf = (cells: readonly string[], field: RowField) => {
    const column = identity.get(field)
    return column === undefined ? '' : cleanText(deneutralise(cells[column] ?? ''))
  }
  const identities = rows.map((cells, row): RowIdentity | null => {
    if (row <= header.row || cells.every((cell) => cell.trim() === '')) return null
    return {
      number: textOf(cells, 'number'),
      lastName: [textOf(cells, 'fullName'), textOf(cells, 'lastName')].filter(Boolean).join(' '),
      firstName: textOf(cells, 'firstName'),
      externalId: textOf(cells, 'externalId'),
    }
  })
  const students = new Map(sheet.students.map((student) => [student.id, student]))
  const matched = new Set<string>()
  const read: Pick<ReadSheet, 'cells' | 'rows'> = { cells: [], rows: [] }
  for (const [row, match] of matchStudents(identities, sheet.students).entries()) {
    const cells = rows[row]
    if (!match || !cells) continue
    if ('reason' in match) {
      const { lastName, firstName, externalId, number } = identities[row] as RowIdentity
      const text = [lastName, firstName].filter(Boolean).join(' ') || externalId || number
      read.rows.push({ row, text, reason: match.reason })
      continue
    }
    const { studentId } = match
    matched.add(studentId)
    const filled = questions
      .map(([column, { leaf }]): FileCell => ({
        ...{ row, column, studentId, leafId: leaf.id },
        text: deneutralise(cells[column] ?? '').trim(),
      }))
      // Keep the text unchanged, because invisible characters can change a number.
      .filter(({ text }) => cleanText(text) !== '')
    const student = students.get(studentId)
    if (student?.takesPart !== false) read.cells.push(...filled)
    else if (filled.some(({ text }) => !isNotApplicable(text))) {
      const text = [student.lastName, student.firstName].filter(Boolean).join(' ')
      read.rows.push({ row, text, reason: 'not-applicable' })
    }
  }
  const taken = new Set(questions.map(([, { leaf }]) => leaf.id))
  return {
    ...{ hasHeader: true, language: header.language, isByOrder: header.isByOrder, columns: header.unread },
    ...read,
    missing: {
      studentIds: sheet.students
        .filter(({ id, takesPart }) => takesPart && !matched.has(id))
        .map(({ id }) => id),
      leafIds: namedQuestions(sheet.exam.structure).flatMap(({ leaf }) =>
        taken.has(leaf.id) ? [] : leaf.id,
      ),
    },
  }
}

type RowField = keyof RowIdentity | 'fullName'
