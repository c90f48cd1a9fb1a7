import type { Language } from '../../text/language.ts'
import { cleanText } from '../../roster/names/normalise-name.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import { matchStudents, type RowReason } from './match-students.ts'
import type { FileNote } from './read-notes-table.ts'
import { readHeader, type ColumnReason } from './read-header.ts'
import { identityText, rowIdentity } from './row-identity.ts'
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
  /** Notes beside the marks. */
  notes: FileNote[]
  columns: { column: number; header: string; reason: ColumnReason }[]
  /** `not-applicable`: marks of a student who was not in the class on the day of the exam. */
  rows: { row: number; text: string; reason: RowReason | 'not-applicable' }[]
  /** Students and questions that the file doesn't contain. */
  missing: { studentIds: string[]; leafIds: string[] }
}

const nothing = (sheet: FileSheet): ReadSheet => ({
  ...{ hasHeader: false, language: null, isByOrder: false, cells: [], notes: [], columns: [], rows: [] },
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
  const identities = rows.map((cells, row) =>
    row <= header.row || cells.every((cell) => cell.trim() === '') ? null : rowIdentity(cells, identity),
  )
  const students = new Map(sheet.students.map((student) => [student.id, student]))
  const matched = new Set<string>()
  const read: Pick<ReadSheet, 'cells' | 'notes' | 'rows'> = { cells: [], notes: [], rows: [] }
  for (const [row, match] of matchStudents(identities, sheet.students).entries()) {
    const [cells, rowOf] = [rows[row], identities[row]]
    if (!match || !cells || !rowOf) continue
    if ('reason' in match) {
      read.rows.push({ row, text: identityText(rowOf), reason: match.reason })
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
    const noted = [...header.notes]
      .map(([column, { leafId, part }]): FileNote => ({
        ...{ table: 'marks', row, column, studentId, leafId, part },
        text: deneutralise(cells[column] ?? '').trim(),
      }))
      .filter(({ text }) => text !== '')
    const student = students.get(studentId)
    if (student?.takesPart !== false) {
      read.cells.push(...filled)
      read.notes.push(...noted)
    } else if (noted.length > 0 || filled.some(({ text }) => !isNotApplicable(text))) {
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
