import { deneutralise, fileText } from '../../text/formula-guard.ts'
import { languages } from '../../text/language.ts'
import {
  cleanComment,
  emptyNote,
  isEmptyNote,
  noteLimits,
  sameNote,
  type CellNote,
} from '../notes/cell-note.ts'
import { noteInFile, notePartText } from './note-columns.ts'
import { createErrorTypeReader, type NotePart } from './note-labels.ts'
import type { FileNote, NoteReason, UnreadNote } from './read-notes-table.ts'
import type { FileSheet } from './sheet-table.ts'

/** A cell whose note a file changes. */
export interface PlannedNote {
  studentId: string
  leafId: string
  from: CellNote
  to: CellNote
}

export interface NotesImportPlan {
  /** The file only adds to the notes of these cells. */
  fresh: PlannedNote[]
  /** Error types or comments of these cells are replaced. */
  changed: PlannedNote[]
  unread: UnreadNote[]
}

/** The text that a file has for one part of a note, after its way through a file. */
const inFile = (text: string): string => deneutralise(fileText(text)).trim()

function byCell(notes: readonly FileNote[]): Map<string, FileNote[]> {
  const cells = new Map<string, FileNote[]>()
  for (const note of notes) {
    const key = `${note.studentId}:${note.leafId}`
    const parts = cells.get(key)
    if (parts) parts.push(note)
    else cells.set(key, [note])
  }
  return cells
}

/**
 * Plans the effect of an import on the note of each cell. An empty text leaves its part of a note alone, and so does a
 * text that equals the export of that part in any language.
 */
export function planNotesImport(notes: readonly FileNote[], sheet: FileSheet): NotesImportPlan {
  const plan: NotesImportPlan = { fresh: [], changed: [], unread: [] }
  const readTypes = createErrorTypeReader(sheet.errorTypeNames)

  const isExported = (from: CellNote, part: NotePart, text: string): boolean =>
    languages.some((language) => inFile(notePartText(from, part, sheet, language)) === text)

  function readPart(from: CellNote, { part, text }: FileNote): Partial<CellNote> | NoteReason {
    if (isExported(from, part, text)) return {}
    if (part === 'comment') {
      const comment = cleanComment(text)
      return comment.length > noteLimits.comment ? 'too-long' : { comment }
    }
    const errorTypes = readTypes(text)
    if (errorTypes === null) return 'error-type'
    return errorTypes.length > noteLimits.errorTypes ? 'too-many-types' : { errorTypes }
  }

  for (const parts of byCell(notes).values()) {
    const [{ studentId, leafId } = { studentId: '', leafId: '' }] = parts
    const from = noteInFile(sheet, studentId, leafId) ?? emptyNote
    let to = from
    for (const one of parts) {
      const read = readPart(from, one)
      if (typeof read !== 'string') to = { ...to, ...read }
      else
        plan.unread.push({ table: one.table, row: one.row, column: one.column, text: one.text, reason: read })
    }
    if (sameNote(from, to)) continue
    const isAdded =
      isEmptyNote(from) ||
      ((from.comment === '' || from.comment === to.comment) &&
        from.errorTypes.every((type, index) => type === to.errorTypes[index]))
    plan[isAdded ? 'fresh' : 'changed'].push({ studentId, leafId, from, to })
  }
  return plan
}
