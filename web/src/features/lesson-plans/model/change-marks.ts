/** A piece of a text that was compared with an older one. */
export interface ChangedPiece {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** Private-use characters that no text contains, like the caret's. */
const marks = { old: '\uE0D0', new: '\uE0D1', end: '\uE0D2' } as const
const piece = /([\uE0D0\uE0D1])([^\uE0D2]*)\uE0D2|[^\uE0D0\uE0D1]+/gu

/** Puts the pieces into one text, so that a section shows a comparison in the place of the text. */
export const markedText = (pieces: readonly ChangedPiece[]): string =>
  pieces
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => (kind === 'same' ? text : marks[kind] + text + marks.end))
    .join('')

export const isMarked = (text: string): boolean => text.includes(marks.end)

/** The pieces of a text that {@link markedText} made. */
export const piecesOf = (text: string): ChangedPiece[] =>
  [...text.matchAll(piece)].map(([all, mark, marked]) =>
    mark === undefined
      ? { kind: 'same', text: all }
      : { kind: mark === marks.old ? 'old' : 'new', text: marked ?? '' },
  )
