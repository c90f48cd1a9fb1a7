import { printable } from '../../text/plain-text.ts'
import type { MarkContent } from '../mark-content.ts'

/** What a teacher wrote about a cell beside its mark. The ids of error types are distinct and in the order of entry. */
export interface CellNote {
  readonly errorTypes: readonly string[]
  /** Empty for no comment. */
  readonly comment: string
}

/** The content of a cell with its note; without `note` if the cell has none. */
export interface NotedContent extends MarkContent {
  note?: CellNote | undefined
}

/** How a change affects the note of a cell. Both are absent if it leaves the note as it is. */
export interface NoteChange {
  fromNote?: CellNote | undefined
  toNote?: CellNote | undefined
}

/** `comment` in UTF-16 code units, after {@link cleanComment}. */
export const noteLimits = { errorTypes: 12, errorType: 40, comment: 500 } as const

export const emptyNote: CellNote = { errorTypes: [], comment: '' }

export const isEmptyNote = ({ errorTypes, comment }: CellNote): boolean =>
  errorTypes.length === 0 && comment === ''

export const sameNote = (a: CellNote, b: CellNote): boolean =>
  a === b ||
  (a.comment === b.comment &&
    a.errorTypes.length === b.errorTypes.length &&
    a.errorTypes.every((type, index) => type === b.errorTypes[index]))

/** Removes unprintable characters, and whitespace at both ends. Line breaks become line feeds, as in files. */
export const cleanComment = (comment: string): string => printable(comment.replace(/\r\n?/g, '\n')).trim()

/** The note as it is stored: each error type once, with a clean comment. Doesn't shorten anything. */
export const cleanNote = ({ errorTypes, comment }: CellNote): CellNote => ({
  errorTypes: [...new Set(errorTypes)],
  comment: cleanComment(comment),
})

/** The note of a stored cell. Cells that were never noted may lack both fields. */
export const noteOf = ({
  errorTypes = emptyNote.errorTypes,
  comment = '',
}: {
  errorTypes?: readonly string[] | undefined
  comment?: string | undefined
}): CellNote => (errorTypes.length === 0 && comment === '' ? emptyNote : { errorTypes, comment })

/** A change of a note as part of a change of a cell; without any field if the note stays as it is. */
export const noteChange = (from: CellNote, to: CellNote | undefined): NoteChange =>
  to === undefined || sameNote(from, to) ? {} : { fromNote: from, toNote: to }
