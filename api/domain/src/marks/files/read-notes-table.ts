import { cleanText } from '../../roster/names/normalise-name.ts'
import { deneutralise } from '../../text/formula-guard.ts'
import { languages } from '../../text/language.ts'
import { matchStudents, type RowReason } from './match-students.ts'
import { noteLabels, noteParts, type NotePart } from './note-labels.ts'
import { labelKey, namedQuestions } from './question-names.ts'
import { identityOf, identityText, rowIdentity, type IdentityColumn } from './row-identity.ts'
import type { FileSheet } from './sheet-table.ts'

/** One part of a note in a file. Rows and columns count from 0. */
export interface FileNote {
  /** Whether it is beside the marks, or in a table of its own with one row per cell. */
  table: 'marks' | 'notes'
  row: number
  column: number
  studentId: string
  leafId: string
  part: NotePart
  /** Not empty, without the protection against formulas. */
  text: string
}

/**
 * Why a note isn't read. `question`: its question isn't one of the exam, or could be several. `error-type`: a name isn't
 * an error type, or could be several.
 */
export type NoteReason =
  RowReason | 'not-applicable' | 'question' | 'error-type' | 'too-many-types' | 'too-long'

export type UnreadNote = Pick<FileNote, 'table' | 'row' | 'column' | 'text'> & { reason: NoteReason }

interface NotesHeader {
  row: number
  identity: ReadonlyMap<IdentityColumn, number>
  questionColumn: number
  parts: readonly [NotePart, number][]
}

const rowsWithHeaders = 15
type Heading = NotePart | 'question'
const headings = new Map(
  languages.flatMap((language) =>
    (Object.entries(noteLabels[language].heading) as [Heading, string][]).map(([heading, text]) => [
      labelKey(text),
      heading,
    ]),
  ),
)

function headerOf(cells: readonly string[], row: number): NotesHeader | null {
  const identity = new Map<IdentityColumn, number>()
  const columns = new Map<Heading, number>()
  for (const [column, cell] of cells.entries()) {
    const header = cleanText(deneutralise(cell))
    const heading = headings.get(labelKey(header))
    if (heading) {
      if (!columns.has(heading)) columns.set(heading, column)
      continue
    }
    const field = header === '' ? null : identityOf(header)
    if (field && !identity.has(field)) identity.set(field, column)
  }
  const questionColumn = columns.get('question')
  const parts = noteParts.flatMap((part): [NotePart, number][] => {
    const column = columns.get(part)
    return column === undefined ? [] : [[part, column]]
  })
  return questionColumn === undefined || parts.length === 0 || identity.size === 0
    ? null
    : { row, identity, questionColumn, parts }
}

function findHeader(rows: readonly (readonly string[])[]): NotesHeader | null {
  for (const [row, cells] of rows.slice(0, rowsWithHeaders).entries()) {
    const header = headerOf(cells, row)
    if (header) return header
  }
  return null
}

/** True for a table with one row per cell, in which an export writes the notes of a workbook. */
export const isNotesTable = (rows: readonly (readonly string[])[]): boolean => findHeader(rows) !== null

/**
 * Finds the notes of a sheet in a table with one row per cell. Rows without a note are ignored. Rows whose student or
 * question is ambiguous are reported, never guessed.
 */
export function readNotesTable(
  rows: readonly (readonly string[])[],
  sheet: FileSheet,
): { notes: FileNote[]; unread: UnreadNote[] } {
  const read: ReturnType<typeof readNotesTable> = { notes: [], unread: [] }
  const header = findHeader(rows)
  if (!header) return read
  const noted = rows.flatMap((cells, row) => {
    const parts = header.parts.flatMap(([part, column]) => {
      const text = deneutralise(cells[column] ?? '').trim()
      return text === '' ? [] : [{ part, column, text }]
    })
    if (row <= header.row || parts.length === 0) return []
    const identity = rowIdentity(cells, header.identity)
    return [{ row, cells, parts, identity, key: JSON.stringify(identity) }]
  })
  const identities = new Map(noted.map(({ key, identity }) => [key, identity]))
  const matches = matchStudents([...identities.values()], sheet.students)
  const studentOf = new Map([...identities.keys()].map((key, index) => [key, matches[index]]))
  const takingPart = new Set(sheet.students.filter(({ takesPart }) => takesPart).map(({ id }) => id))
  const leafIds = new Map<string, string[]>()
  for (const { leaf, name } of namedQuestions(sheet.exam.structure))
    leafIds.set(labelKey(name), [...(leafIds.get(labelKey(name)) ?? []), leaf.id])

  for (const { row, cells, parts, identity, key } of noted) {
    const unread = (column: number, text: string, reason: NoteReason) =>
      read.unread.push({ table: 'notes', row, column, text, reason })
    const student = studentOf.get(key)
    if (!student || 'reason' in student) {
      unread(parts[0]?.column ?? 0, identityText(identity), student ? student.reason : 'unknown')
      continue
    }
    const { studentId } = student
    if (!takingPart.has(studentId)) {
      unread(parts[0]?.column ?? 0, identityText(identity), 'not-applicable')
      continue
    }
    const question = cleanText(deneutralise(cells[header.questionColumn] ?? ''))
    const [leafId, ...others] = leafIds.get(labelKey(question)) ?? []
    if (leafId === undefined || others.length > 0) unread(header.questionColumn, question, 'question')
    else for (const part of parts) read.notes.push({ table: 'notes', row, studentId, leafId, ...part })
  }
  return read
}
