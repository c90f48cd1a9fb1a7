import { fileText } from '../../text/formula-guard.ts'
import type { Language } from '../../text/language.ts'
import { isEmptyNote, type CellNote } from '../notes/cell-note.ts'
import { errorTypesText, noteHeader, noteParts, type NotePart } from './note-labels.ts'
import { namedQuestions } from './question-names.ts'
import type { FileSheet } from './sheet-table.ts'

/** The note of a cell of a file's sheet; undefined if it has none. */
export function noteInFile({ notes }: Pick<FileSheet, 'notes'>, studentId: string, leafId: string) {
  const note = notes?.get(studentId)?.[leafId]
  return note && !isEmptyNote(note) ? note : undefined
}

/** One part of a note as a text. */
export const notePartText = (
  note: CellNote,
  part: NotePart,
  { errorTypeNames }: Pick<FileSheet, 'errorTypeNames'>,
  language: Language,
): string => (part === 'comment' ? note.comment : errorTypesText(note.errorTypes, language, errorTypeNames))

/**
 * The notes as columns of a text file, one line per row of the table, starting with the header: two columns for each
 * question with a note. Spreadsheet programs read none of the texts as a formula.
 */
export function noteColumns(sheet: FileSheet, language: Language): string[][] {
  const taking = sheet.students.filter(({ takesPart }) => takesPart)
  const columns = namedQuestions(sheet.exam.structure)
    .filter(({ leaf }) => taking.some(({ id }) => noteInFile(sheet, id, leaf.id)))
    .flatMap(({ leaf, name }) => noteParts.map((part) => ({ leafId: leaf.id, name, part })))
  return [
    columns.map(({ name, part }) => fileText(noteHeader(name, part, language))),
    ...sheet.students.map(({ id, takesPart }) =>
      columns.map(({ leafId, part }) => {
        const note = takesPart ? noteInFile(sheet, id, leafId) : undefined
        return note ? fileText(notePartText(note, part, sheet, language)) : ''
      }),
    ),
  ]
}
